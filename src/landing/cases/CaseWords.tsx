import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { complaintInput } from '../../schema/cases/calls/cases.ts'
import { complaints } from '../../schema/cases/resources/complaints.ts'
import { Ask } from '../core/forms/Ask.tsx'
import { StepForm } from '../core/steps/StepForm.tsx'
import { useDraftForm } from '../core/steps/useDraftForm.ts'
import { useIdentity } from '../customers/index.ts'
import type { CaseDraft } from './caseInput.ts'

const wordsInput = complaintInput.pick({ description: true, attachments: true })

interface CaseWordsProps {
  title: string
  text: string
  label: string
  draft: CaseDraft
  change: (change: Partial<CaseDraft>) => void
  next: () => void
  children?: ReactNode
}

/** The first step of a case: the person's words, and files where it is known who they are. */
export function CaseWords({ title, text, label, draft: { description, attachments }, change, next, children }: CaseWordsProps) {
  const t = useTranslate()
  const known = useIdentity().customer !== undefined
  const form = useDraftForm(wordsInput, { description, attachments }, change, (words) => ({
    description: words.description.trim(),
    attachments: words.attachments.split(',').filter(Boolean),
  }))
  const goOn = () => {
    if (!form.check()) return
    change({ filesLater: !known })
    next()
  }
  return (
    <StepForm title={title} text={text} onNext={goOn}>
      <Ask form={form} of={complaints} name="description" label={label} />
      {known ? (
        <Ask form={form} of={complaints} name="attachments" label={t('landing.uploads.label')} />
      ) : (
        <p className="muted small">{t('landing.about.filesLater')}</p>
      )}
      {children}
    </StepForm>
  )
}
