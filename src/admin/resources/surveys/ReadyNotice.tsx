import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useWatch } from 'react-hook-form'
import type { Question } from '../../../schema/compounds.ts'
import { enumerations, type Word } from '../../../schema/enumerations.ts'
import { surveyProblems } from '../../../schema/surveyRules.ts'
import { useSpeaker } from '../../speaker.ts'

const wordOf = <W extends string>(words: readonly W[], value: unknown): W | undefined => words.find((one) => one === value)

/** What still keeps the survey in the form from going live. */
export function ReadyNotice() {
  const { translate } = useSpeaker()
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
  const asked = Array.isArray(questions) ? (questions as Question[]) : []
  const problems = Object.values(surveyProblems({ type: known.type, module: known.module, trigger: known.trigger, questions: asked }))
  if (problems.length === 0) return null
  return (
    <Alert severity="info">
      <AlertTitle>{translate('admin.survey.notReady')}</AlertTitle>
      {problems.map((key) => (
        <div key={key}>{translate(key)}</div>
      ))}
    </Alert>
  )
}
