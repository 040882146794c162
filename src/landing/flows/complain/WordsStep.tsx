import { useTranslate } from '../../../i18n/index.ts'
import type { Word } from '../../../schema/enumerations.ts'
import { caseEndpoints } from '../../../schema/calls/cases.ts'
import type { InputOf } from '../../../schema/endpoints.ts'
import { complaints } from '../../../schema/resources/complaints.ts'
import { call } from '../../api.ts'
import { caseInput, caseWords } from '../../cases/caseInput.ts'
import { Ask } from '../../forms/Ask.tsx'
import { useFinish } from '../../steps/finish.ts'
import { StepForm } from '../../steps/StepForm.tsx'
import { useDraftForm } from '../../steps/useDraftForm.ts'
import { useSending } from '../../steps/useSending.ts'
import { useFlow } from './complaint.ts'

/** What happened, with photos and files, and the press that sends it. */
export function WordsStep() {
  const t = useTranslate()
  const { draft, change } = useFlow()
  const finish = useFinish()
  const form = useDraftForm(caseEndpoints.customerComplaint.input, caseWords(draft), change, (words): InputOf<'customerComplaint'> => ({
    ...caseInput(draft, words),
    category: draft.category as Word<'complaintCategory'>,
  }))
  const { send, complaint } = useSending(async () => {
    const input = form.check()
    if (!input) return
    const { ref } = await call('customerComplaint', input, { idempotencyKey: draft.idempotencyKey, blocking: true, quiet: true })
    finish(ref)
  }, form.refused)
  return (
    <StepForm title={t('landing.complain.words')} text={t('landing.complain.wordsText')} complaint={complaint} onNext={() => void send()}>
      <Ask form={form} of={complaints} name="description" />
      <Ask form={form} of={complaints} name="attachments" label={t('landing.uploads.label')} required={false} />
    </StepForm>
  )
}
