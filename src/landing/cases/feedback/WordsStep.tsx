import { useTranslate } from '../../../i18n/index.ts'
import { feedbackInput } from '../../../schema/cases/calls/cases.ts'
import type { InputOf } from '../../../schema/endpoints.ts'
import { feedback } from '../../../schema/cases/resources/complaints.ts'
import { customerFeedback } from '../../../schema/cases/calls.ts'
import { call } from '../../core/api.ts'
import { Ask } from '../../core/forms/Ask.tsx'
import { caseInput, caseWords } from '../caseInput.ts'
import { useFinish } from '../../core/steps/finish.ts'
import { StepForm } from '../../core/steps/StepForm.tsx'
import { useDraftForm } from '../../core/steps/useDraftForm.ts'
import { useSending } from '../../core/steps/useSending.ts'
import { moodOf, useFlow, type GivenFeedback } from './feedback.ts'

/** The last step: text, photos, and the button that sends. */
export function WordsStep() {
  const t = useTranslate()
  const { draft, change } = useFlow()
  const finish = useFinish()
  const rating = Number(draft.rating)
  const mood = moodOf(rating)
  const form = useDraftForm(feedbackInput, caseWords(draft), change, (words): InputOf<'customerFeedback'> => ({
    ...caseInput(draft, words),
    rating,
  }))
  const { send, complaint } = useSending(async () => {
    const input = form.check()
    if (!input) return
    const { ref, complaintRef } = await call(customerFeedback, input, {
      idempotencyKey: draft.idempotencyKey,
      blocking: true,
      quiet: true,
    })
    finish({ rating, ref, complaintRef } satisfies GivenFeedback)
  }, form.refused)
  return (
    <StepForm
      title={t(`landing.feedback.words.${mood}`)}
      text={t(`landing.feedback.wordsText.${mood}`)}
      complaint={complaint}
      onNext={() => send()}
    >
      <Ask form={form} of={feedback} name="description" label={t('landing.feedback.label')} />
      <Ask form={form} of={feedback} name="attachments" label={t('landing.uploads.label')} />
    </StepForm>
  )
}
