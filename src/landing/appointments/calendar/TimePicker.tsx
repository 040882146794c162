import { useEffect } from 'react'
import { Missing } from '../../core/parts/Missing.tsx'
import { useCall } from '../../core/useCall.ts'
import { DayPicker, type TimeQuestion } from './DayPicker.tsx'
import { SlotPicker } from './SlotPicker.tsx'
import '../../core/styles/calendar.css'
import { appointmentTimes } from '../../../schema/appointments/calls.ts'

/** A chosen local day ('YYYY-MM-DD') and, once chosen, its start. */
export interface ChosenTime {
  date: string | undefined
  startAt: string | undefined
}
interface TimePickerProps {
  question: TimeQuestion
  chosen: ChosenTime
  onChange: (chosen: ChosenTime) => void
  /** Incremented when the free times must be loaded again. */
  round?: number
}

/** Choice of a day, then of a free time. */
export function TimePicker({ question, chosen, onChange, round = 0 }: TimePickerProps) {
  const slots = useCall(appointmentTimes, chosen.date ? { ...question, date: chosen.date } : undefined)
  const { again } = slots
  useEffect(() => {
    if (round > 0) again()
  }, [round, again])
  return (
    <div className="stack">
      <DayPicker question={question} date={chosen.date} onChange={(date) => onChange({ date, startAt: undefined })} />
      {slots.failed && <Missing again={slots.again} />}
      {!slots.failed && chosen.date && (
        <SlotPicker
          date={chosen.date}
          slots={slots.data?.data}
          startAt={chosen.startAt}
          onChange={({ start }) => onChange({ date: chosen.date, startAt: start })}
        />
      )}
    </div>
  )
}
