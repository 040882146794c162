import { useTranslate } from '../../../i18n/index.ts'
import { enumerations } from '../../../schema/enumerations.ts'
import type { BookingDay } from '../../../schema/appointments/customerBooking.ts'
import { useFormat } from '../../core/useFormat.ts'
import { ClosedDays } from './ClosedDays.tsx'
import { DayChip } from './DayChip.tsx'
import { dayMs } from '../../../schema/core/time/dayLength.ts'

interface MonthsProps {
  days: readonly BookingDay[]
  date: string | undefined
  onChange: (date: string) => void
}
// Any Sunday, the first day of the week.
const sunday = Date.UTC(2026, 0, 4, 9)

/** The whole bookable calendar, month by month, weeks from Sunday. */
export function Months({ days, date, onChange }: MonthsProps) {
  const t = useTranslate()
  const format = useFormat()
  const months = [...new Set(days.map((day) => day.date.slice(0, 7)))]
  return months.map((month) => {
    const own = days.filter((day) => day.date.startsWith(month))
    const offset = new Date(`${own[0]?.date ?? month}T09:00:00Z`).getUTCDay()
    return (
      <div key={month} className="month">
        <p className="month-name">{format.month(`${month}-15T09:00:00Z`)}</p>
        <div className="month-grid">
          {enumerations.weekday.map((weekday, place) => (
            <abbr key={weekday} title={t(`enumerations.weekday.${weekday}`)}>
              {format.weekday(sunday + place * dayMs)}
            </abbr>
          ))}
          {own.map((day, place) => (
            <div key={day.date} style={place === 0 ? { gridColumnStart: offset + 1 } : undefined}>
              <DayChip day={day} small checked={day.date === date} onChange={() => onChange(day.date)} />
            </div>
          ))}
        </div>
        <ClosedDays days={own} />
      </div>
    )
  })
}
