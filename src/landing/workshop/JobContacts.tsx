import { fileAddress } from '../../http/fileAddress.ts'
import { useLanguage, useTranslate } from '../../i18n/index.ts'
import { defaultApiBase } from '../../schema/core/wireWords.ts'
import { estimateDocumentByLink } from '../../schema/workshop/calls.ts'
import { CallBranch } from '../core/parts/CallBranch.tsx'
import { FlowIcon } from '../core/parts/FlowIcon.tsx'

/** The estimate as a file, and the branch by telephone. */
export function JobContacts({ token, phone }: { token: string; phone: string | null }) {
  const t = useTranslate()
  const language = useLanguage()
  const estimate = `${defaultApiBase}${estimateDocumentByLink.path}?${new URLSearchParams({ token, language })}`
  return (
    <div className="done-actions">
      <a className="button button-quiet" href={fileAddress('landing', estimate)} target="_blank" rel="noreferrer">
        <FlowIcon name="down" size={20} />
        {t('landing.job.estimate')}
      </a>
      <CallBranch phone={phone} />
    </div>
  )
}
