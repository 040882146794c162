import { useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import { feedback } from '../../../schema/cases/resources/complaints.ts'
import { Ask } from '../../core/forms/Ask.tsx'
import { StepForm } from '../../core/steps/StepForm.tsx'
import { useFlow } from './feedback.ts'

/** The step for the stars. */
export function StarsStep() {
  const t = useTranslate()
  const { draft, change, next } = useFlow()
  const [missing, setMissing] = useState(false)
  const goOn = () => {
    if (draft.rating !== '') return next()
    setMissing(true)
    document.getElementById('rating')?.focus()
  }
  const form = {
    values: { rating: draft.rating },
    set: (_name: string, rating: string) => {
      setMissing(false)
      change({ rating })
    },
    errorOf: () => (missing ? t('landing.feedback.starsMissing') : undefined),
    refuse: () => undefined,
    requires: () => true,
  }
  return (
    <StepForm title={t('landing.feedback.stars')} text={t('landing.feedback.starsText')} onNext={goOn}>
      <Ask form={form} of={feedback} name="rating" />
    </StepForm>
  )
}
