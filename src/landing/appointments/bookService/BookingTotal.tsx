import { useTranslate } from '../../../i18n/index.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useBooking } from './booking.tsx'

/** Price and duration of the chosen services; nothing before one is chosen. */
export function BookingTotal() {
  const t = useTranslate()
  const format = useFormat()
  const { chosen, totals } = useBooking()
  if (chosen.length === 0) return null
  const minutes = chosen.reduce((sum, one) => sum + one.minutes, 0)
  return (
    <p className="step-total" aria-live="polite">
      <span className="muted small">{t('landing.book.services.minutes', { smart_count: minutes })}</span>
      <strong>
        <bdi>{format.money(totals.gross, totals.currency)}</bdi>
      </strong>
    </p>
  )
}
