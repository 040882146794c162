import { Link } from 'wouter'
import { useTranslate } from '../../../i18n/index.ts'
import { useCasePath } from '../useCasePath.ts'
import { useOpenRecord } from '../../core/openRecord.ts'
import { CaseSummary } from './CaseSummary.tsx'
import { Sent } from '../../core/steps/Sent.tsx'

/** The complaint was sent: its reference, who handles it and until when, and the link to its page. */
export function ComplaintSent({ reference, onAnother }: { reference: string; onAnother: () => void }) {
  const t = useTranslate()
  const pathOf = useCasePath()
  useOpenRecord({ kind: 'complaint', ref: reference })
  return (
    <Sent title={t('landing.complain.done')} text={t('landing.complain.doneText')} reference={reference}>
      <CaseSummary reference={reference} />
      <Link href={pathOf(reference)} className="button button-primary button-wide">
        {t('landing.complain.follow')}
      </Link>
      <button type="button" className="button button-plain" onClick={onAnother}>
        {t('landing.complain.another')}
      </button>
    </Sent>
  )
}
