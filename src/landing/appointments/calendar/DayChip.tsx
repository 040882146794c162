import { useEffect, useRef } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import type { BookingDay } from '../../../schema/appointments/customerBooking.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useReason } from './useReason.ts'

interface DayChipProps {
  day: BookingDay
  checked: boolean
  /** In a month's grid: shows only the number. */
  small?: boolean
  onChange: () => void
}

/** A day to choose, with its free share; a day that cannot be chosen shows the reason. */
export function DayChip({ day, checked, small = false, onChange }: DayChipProps) {
  const t = useTranslate()
  const format = useFormat()
  const reasonOf = useReason()
  const chip = useRef<HTMLLabelElement>(null)
  useEffect(() => {
    if (checked && !small) chip.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [checked, small])
  const why = reasonOf(day)
  const load = day.total > 0 ? 1 - day.free / day.total : 1
  const words = `${format.longDay(`${day.date}T09:00:00Z`)}, ${why ?? t('landing.time.free', { smart_count: day.free })}`
  return (
    <label ref={chip} className={small ? 'day day-small' : 'day'} title={why}>
      <input type="radio" name="day" checked={checked} disabled={!day.available} aria-label={words} onChange={onChange} />
      {!small && <span className="day-week">{format.weekday(`${day.date}T09:00:00Z`)}</span>}
      <span className="day-number">{Number(day.date.slice(8))}</span>
      {!small &&
        (why ? (
          <span className="day-why">{why}</span>
        ) : (
          <span className="day-month">{format.shortDay(`${day.date}T09:00:00Z`).replace(/[\d\s]/g, '')}</span>
        ))}
      {day.available && (
        <span className="day-load" aria-hidden="true">
          <span style={{ inlineSize: `${Math.max(8, load * 100)}%` }} />
        </span>
      )}
    </label>
  )
}
