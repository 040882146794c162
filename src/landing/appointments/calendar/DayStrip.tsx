import type { BookingDay } from '../../../schema/appointments/customerBooking.ts'
import { DayChip } from './DayChip.tsx'
import '../../core/styles/calendar.css'

const awaited = 7
interface DayStripProps {
  /** Undefined while they are loading. */
  days: readonly BookingDay[] | undefined
  date: string | undefined
  onChange: (date: string) => void
}

/** A row of days that scrolls. */
export function DayStrip({ days, date, onChange }: DayStripProps) {
  return (
    <div className="days">
      {days?.map((day) => <DayChip key={day.date} day={day} checked={day.date === date} onChange={() => onChange(day.date)} />) ??
        Array.from({ length: awaited }, (_, place) => <span key={place} className="skeleton day" />)}
    </div>
  )
}
