import { useTranslate } from '../../../i18n/index.ts'
import type { BookingDay } from '../../../schema/appointments/customerBooking.ts'
import { useReason } from './useReason.ts'

/** The days of a month that cannot be chosen, by reason. */
export function ClosedDays({ days }: { days: readonly BookingDay[] }) {
  const t = useTranslate()
  const reasonOf = useReason()
  const closed = days.filter(({ reason }) => reason !== null)
  if (closed.length === 0) return null
  const reasons = [...new Set(closed.map((day) => reasonOf(day) ?? ''))]
  return (
    <dl className="closed-days" aria-label={t('landing.time.closedDays')}>
      {reasons.map((reason) => (
        <div key={reason}>
          <dt>{reason}</dt>
          <dd>
            <bdi>{spansOf(closed.filter((day) => reasonOf(day) === reason)).join(' · ')}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Days of a month as numbers, consecutive ones as one span. */
function spansOf(days: readonly BookingDay[]): string[] {
  const numbers = days.map(({ date }) => Number(date.slice(8)))
  return numbers
    .filter((number) => !numbers.includes(number - 1))
    .map((first) => {
      let last = first
      while (numbers.includes(last + 1)) last += 1
      return last === first ? String(first) : `${first}–${last}`
    })
}
