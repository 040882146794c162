import { useTranslate } from '../../../i18n/index.ts'
import { supportNumbers } from '../../../schema/core/limits.ts'
import { useSession } from '../../../session/index.ts'
import { FlowIcon } from '../../core/parts/FlowIcon.tsx'
import { MoreContacts } from '../../core/parts/MoreContacts.tsx'
import { useBooking } from './booking.tsx'
import { BookingFacts } from './BookingFacts.tsx'

function Help() {
  const t = useTranslate()
  const number = useSession('settings')?.supportNumber ?? supportNumbers.default
  return (
    <aside className="flow-aside" aria-label={t('landing.book.help')}>
      <div className="card aside-wide">
        <h2>{t('landing.book.help')}</h2>
        <p className="muted small">{t('landing.book.helpText')}</p>
        <a className="button button-plain back-link" href={`tel:${number}`}>
          <FlowIcon name="phone" size={20} />
          <bdi dir="ltr">{number}</bdi>
        </a>
        <MoreContacts look="button button-plain back-link" />
      </div>
    </aside>
  )
}

/**
 * The summary so far: beside the steps on a wide screen, folded below them on a phone. Without a summary, or where the step shows it whole,
 * help is shown instead.
 */
export function BookingAside() {
  const t = useTranslate()
  const { draft, step, confirming } = useBooking()
  if ((step === 'summary' && confirming !== 'person') || !(draft.vehicleId ?? draft.car)) return <Help />
  return (
    <aside className="flow-aside" aria-label={t('landing.book.soFar')}>
      <div className="card aside-wide">
        <h2>{t('landing.book.soFar')}</h2>
        <BookingFacts />
      </div>
      <details className="fold aside-folded">
        <summary>
          <FlowIcon name="down" size={18} />
          {t('landing.book.soFar')}
        </summary>
        <div className="card">
          <BookingFacts />
        </div>
      </details>
    </aside>
  )
}
