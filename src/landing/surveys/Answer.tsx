import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import type { Question } from '../../schema/core/compounds.ts'
import { limits } from '../../schema/core/limits.ts'
import { landingFields } from '../../fields/landing.ts'
import { outcomeWords } from '../../schema/surveys/surveyAnswers.ts'
import { Choice } from '../core/parts/Choice.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import type { AnswerProps } from './answerProps.ts'
import { Scale } from './Scale.tsx'

const { rating: Stars, longText: Words, integer: Figure } = landingFields
const maxFigure = 1_000_000_000

function Cards({ question, value, error, last, options, onChange }: AnswerProps & { options: readonly { word: string; label: string }[] }) {
  const bilingual = useBilingual()
  return (
    <fieldset className="choices" aria-describedby="answer-error">
      <legend className="out-of-sight">{bilingual(question.label)}</legend>
      {options.map(({ word, label }) => (
        <Choice key={word} alone={!last} name="answer" checked={value === word} title={label} onChange={() => onChange(word)} />
      ))}
      <p id="answer-error" className="field-error" role="alert">
        {error}
      </p>
    </fieldset>
  )
}

/** The input of a question, by its kind. */
export function Answer(props: AnswerProps) {
  const t = useTranslate()
  const bilingual = useBilingual()
  const { question, value, error, onChange } = props
  const field = { id: 'answer', label: t('landing.survey.answer'), required: question.required, value, error, onChange }
  const views: Record<Question['kind'], () => ReactNode> = {
    rating: () => <Stars {...field} config={{}} />,
    nps: () => <Scale {...props} />,
    duration: () => <Figure {...field} label={t('landing.survey.minutes')} config={{ min: 0, max: limits.longestMinutes }} />,
    status: () => <Cards {...props} options={outcomeWords.map((word) => ({ word, label: t(`landing.survey.outcome.${word}`) }))} />,
    number: () => <Figure {...field} config={{ min: 0, max: maxFigure }} />,
    text: () => <Words {...field} config={{ max: limits.longTextLength }} />,
    yesNo: () => <Cards {...props} options={(['yes', 'no'] as const).map((word) => ({ word, label: t(`landing.survey.${word}`) }))} />,
    choice: () => <Cards {...props} options={(question.choices ?? []).map((one) => ({ word: one.en, label: bilingual(one) }))} />,
  }
  return views[question.kind]()
}
