import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useWatch } from 'react-hook-form'
import type { Question } from '../../schema/core/compounds.ts'
import { enumerations, type Word } from '../../schema/enumerations.ts'
import { surveyProblems } from '../../schema/surveys/surveyRules.ts'
import { useI18n } from '../core/useI18n.ts'
import { namedKey } from '../../schema/core/dataKeys.ts'

const wordOf = <W extends string>(words: readonly W[], value: unknown): W | undefined => words.find((one) => one === value)

/** What is missing before the survey can go live. */
export function ReadyNotice() {
  const { translate } = useI18n()
  const [type, module, trigger, questions] = useWatch({ name: ['type', 'module', 'trigger', 'questions'] }) as unknown[]
  const known: {
    type?: Word<'surveyType'> | undefined
    module?: Word<'surveyModule'> | undefined
    trigger?: Word<'surveyTrigger'> | undefined
  } = {
    type: wordOf(enumerations.surveyType, type),
    module: wordOf(enumerations.surveyModule, module),
    trigger: wordOf(enumerations.surveyTrigger, trigger),
  }
  if (!known.type || !known.module || !known.trigger) return null
  const requested = Array.isArray(questions) ? (questions as Question[]) : []
  const problems = Object.values(surveyProblems({ type: known.type, module: known.module, trigger: known.trigger, questions: requested }))
  if (problems.length === 0) return null
  return (
    <Alert severity="info">
      <AlertTitle>{translate('admin.survey.notReady')}</AlertTitle>
      {problems.map((key) => (
        <div key={key}>{translate(namedKey(key))}</div>
      ))}
    </Alert>
  )
}
