import { useState } from 'react'
import { press } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { supportNumbers } from '../../../schema/core/limits.ts'
import { reportOtpIssue } from '../../../schema/customers/calls.ts'
import { useSession } from '../../../session/index.ts'
import { call } from '../../core/api.ts'
import { FlowIcon } from '../../core/parts/FlowIcon.tsx'
import { MoreContacts } from '../../core/parts/MoreContacts.tsx'

/** Help when no SMS arrives: the specification's guidance, the phone number, and a report to the dealership. */
export function NoSms({ mobile, plate }: { mobile: string; plate: string | undefined }) {
  const t = useTranslate()
  const supportNumber = useSession('settings')?.supportNumber ?? supportNumbers.default
  const [sent, setSent] = useState(false)
  const report = async () => {
    setSent(true)
    await call(reportOtpIssue, { mobile, plate }).catch(() => setSent(false))
  }
  return (
    <details className="fold">
      <summary>
        <FlowIcon name="down" size={18} />
        {t('landing.code.noSms')}
      </summary>
      <div className="stack">
        <p className="small">{t('errors.otpGuidance', { supportNumber })}</p>
        <div className="button-row">
          <a className="button button-quiet" href={`tel:${supportNumber}`}>
            <FlowIcon name="phone" size={20} />
            <bdi dir="ltr">{supportNumber}</bdi>
          </a>
          <MoreContacts />
          <button type="button" className="button button-plain" disabled={sent} onClick={press(() => report())}>
            {t(sent ? 'landing.code.reported' : 'landing.code.report')}
          </button>
        </div>
      </div>
    </details>
  )
}
