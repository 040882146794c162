import { useTranslate } from '../../i18n/index.ts'
import { limits } from '../../schema/core/limits.ts'
import { useBilingual } from '../core/useBilingual.ts'
import type { AnswerProps } from './answerProps.ts'

const steps = Array.from({ length: limits.maxNps + 1 }, (_, step) => String(step))

/** Likelihood of a recommendation, 0 to 10: radio buttons, so that arrow keys work. */
export function Scale({ question, value, error, onChange }: AnswerProps) {
  const t = useTranslate()
  const bilingual = useBilingual()
  return (
    <fieldset className="scale" aria-describedby="answer-error">
      <legend className="out-of-sight">{bilingual(question.label)}</legend>
      <div className="scale-steps">
        {steps.map((step) => (
          <label key={step} className="scale-step">
            <input
              id={step === (value || '0') ? 'answer' : undefined}
              type="radio"
              name="answer"
              checked={value === step}
              onChange={() => onChange(step)}
            />
            <span>{step}</span>
          </label>
        ))}
      </div>
      <div className="scale-ends muted small" aria-hidden="true">
        <span>{t('landing.survey.least')}</span>
        <span>{t('landing.survey.most')}</span>
      </div>
      <p id="answer-error" className="field-error" role="alert">
        {error}
      </p>
    </fieldset>
  )
}
