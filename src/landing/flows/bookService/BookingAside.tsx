import { useTranslate } from '../../../i18n/index.ts'
import { Icon } from '../../parts/Icon.tsx'
import { useBooking } from './booking.tsx'
import { BookingFacts } from './BookingFacts.tsx'
import type { StepName } from './draft.ts'

/** The summary so far: beside the column where there is room, folded below it on a phone. */
export function BookingAside({ step }: { step: StepName }) {
  const t = useTranslate()
  const { draft } = useBooking()
  if (step === 'summary' || !draft.vehicleId) return null
  return (
    <aside className="flow-aside" aria-label={t('landing.book.soFar')}>
      <div className="card aside-wide"><h2>{t('landing.book.soFar')}</h2><BookingFacts /></div>
      <details className="fold aside-folded"><summary><Icon name="down" size={18} />{t('landing.book.soFar')}</summary><div className="card"><BookingFacts /></div></details>
    </aside>
  )
}
