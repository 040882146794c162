import { useTranslate } from '../../i18n/index.ts'
import { complaintInput } from '../../schema/cases/calls/cases.ts'
import { complaints } from '../../schema/cases/resources/complaints.ts'
import { useSession } from '../../session/index.ts'
import { Ask } from '../core/forms/Ask.tsx'
import { StepHeading } from '../core/parts/StepHeading.tsx'
import { StepForm } from '../core/steps/StepForm.tsx'
import { useDraftForm } from '../core/steps/useDraftForm.ts'
import { useSending } from '../core/steps/useSending.ts'
import { Finder, useIdentity } from '../customers/index.ts'
import { AboutChoices } from './AboutChoices.tsx'
import { caseInput, type CaseDraft, type CaseInput } from './caseInput.ts'

const filesInput = complaintInput.pick({ attachments: true })

interface CaseAboutProps {
  draft: CaseDraft
  change: (change: Partial<CaseDraft>) => void
  /** Sends the case; throws as `call` does. */
  onSend: (input: CaseInput) => Promise<void>
}

/** The last step of a case: who the person is, which visit or car it is about, and the button that sends. */
export function CaseAbout(props: CaseAboutProps) {
  const t = useTranslate()
  const former = useSession('customer')?.mobile ?? undefined
  return (
    <Finder
      purpose="find"
      known={former}
      reason={<StepHeading title={t('landing.about.proveTitle')} text={t('landing.about.proveText')} />}
    >
      <Subject {...props} />
    </Finder>
  )
}

function Subject({ draft, change, onSend }: CaseAboutProps) {
  const t = useTranslate()
  const { vehicles } = useIdentity()
  const form = useDraftForm(filesInput, { attachments: draft.attachments }, change, ({ attachments }) => ({
    attachments: attachments.split(',').filter(Boolean),
  }))
  const { send, complaint } = useSending(async () => {
    if (form.check()) await onSend(caseInput(draft, form.values))
  }, form.refused)
  const title = t('landing.about.title')
  return (
    <StepForm title={title} text={t('landing.about.text')} complaint={complaint} onNext={() => send()}>
      <AboutChoices title={title} chosen={draft.about.key} cars={vehicles} onChoose={(about) => change({ about })} />
      {draft.filesLater && <Ask form={form} of={complaints} name="attachments" label={t('landing.uploads.label')} />}
    </StepForm>
  )
}
