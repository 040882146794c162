import { useTranslate } from '../../../i18n/index.ts'
import type { Word } from '../../../schema/enumerations.ts'
import { complaintInput } from '../../../schema/cases/calls/cases.ts'
import type { InputOf } from '../../../schema/endpoints.ts'
import { complaints } from '../../../schema/cases/resources/complaints.ts'
import { customerComplaint } from '../../../schema/cases/calls.ts'
import { call } from '../../core/api.ts'
import { caseInput, caseWords } from '../caseInput.ts'
import { Ask } from '../../core/forms/Ask.tsx'
import { useFinish } from '../../core/steps/finish.ts'
import { StepForm } from '../../core/steps/StepForm.tsx'
import { useDraftForm } from '../../core/steps/useDraftForm.ts'
import { useSending } from '../../core/steps/useSending.ts'
import { useFlow } from './complaint.ts'

/** The last step: description, photos and files, and the button that sends. */
export function WordsStep() {
  const t = useTranslate()
  const { draft, change } = useFlow()
  const finish = useFinish()
  const form = useDraftForm(complaintInput, caseWords(draft), change, (words): InputOf<'customerComplaint'> => ({
    ...caseInput(draft, words),
    category: draft.category as Word<'complaintCategory'>,
  }))
  const { send, complaint } = useSending(async () => {
    const input = form.check()
    if (!input) return
    const { ref } = await call(customerComplaint, input, { idempotencyKey: draft.idempotencyKey, blocking: true, quiet: true })
    finish(ref)
  }, form.refused)
  return (
    <StepForm title={t('landing.complain.words')} text={t('landing.complain.wordsText')} complaint={complaint} onNext={() => send()}>
      <Ask form={form} of={complaints} name="description" />
      <Ask form={form} of={complaints} name="attachments" label={t('landing.uploads.label')} />
    </StepForm>
  )
}
