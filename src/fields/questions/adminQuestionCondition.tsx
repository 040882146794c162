import Typography from '@mui/material/Typography'
import type { Question } from '../../schema/core/compounds.ts'
import { useI18n } from '../../admin/core/useI18n.ts'
import { bilingualText } from '../bilingual/bilingualValue.ts'
import { answersOf } from '../../schema/surveys/surveyRules.ts'
import { SmallSelect } from '../../admin/core/parts/SmallSelect.tsx'
import { wordKey } from '../../schema/core/dataKeys.ts'

interface QuestionConditionProps {
  question: Question
  before: readonly Question[]
  disabled: boolean
  onChange: (question: Question) => void
}

/** 'Only if … is …': a condition on an earlier question whose answers can be listed. */
export function QuestionCondition({ question, before, disabled, onChange }: QuestionConditionProps) {
  const { translate, code } = useI18n()
  const askable = before.filter((one) => answersOf(one).length > 0)
  const { showIf } = question
  const named = askable.find(({ id }) => id === showIf?.question)
  if (askable.length === 0) return null
  const said = (one: Question, answer: string) => {
    if (one.kind === 'status') return translate(wordKey('surveyOutcome', answer))
    if (one.kind === 'yesNo') return translate(answer === 'yes' ? 'admin.field.yes' : 'admin.field.no')
    return (
      bilingualText(
        (one.choices ?? []).find(({ en }) => en === answer),
        code,
      ) || answer
    )
  }
  const nameOf = (one: Question) => bilingualText(one.label, code) || translate('admin.question.one', { number: before.indexOf(one) + 1 })
  const ask = (id: string) => {
    const { showIf: _, ...rest } = question
    const on = askable.find((one) => one.id === id)
    onChange(on ? { ...rest, showIf: { question: id, equals: answersOf(on)[0] ?? '' } } : rest)
  }
  return (
    <>
      <SmallSelect
        label={translate('admin.question.condition')}
        value={named?.id ?? ''}
        options={[
          { value: '', text: translate('admin.question.always') },
          ...askable.map((one) => ({ value: one.id, text: translate('admin.question.onlyIf', { question: nameOf(one) }) })),
        ]}
        onChange={ask}
        disabled={disabled}
      />
      {named && showIf && (
        <>
          <Typography component="span" variant="body2">
            {translate('admin.question.is')}
          </Typography>
          <SmallSelect
            label={translate('admin.question.answer')}
            value={answersOf(named).includes(showIf.equals) ? showIf.equals : ''}
            options={answersOf(named).map((answer) => ({ value: answer, text: said(named, answer) }))}
            onChange={(equals) => onChange({ ...question, showIf: { ...showIf, equals } })}
            disabled={disabled}
          />
        </>
      )}
    </>
  )
}
