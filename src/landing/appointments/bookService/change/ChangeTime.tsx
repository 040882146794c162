import { useState } from 'react'
import { TimePicker } from '../../calendar/TimePicker.tsx'
import { useBooking } from '../booking.tsx'
import { questionOf } from '../draft.ts'

/** Another day and time at the chosen branch. */
export function ChangeTime() {
  const { draft, change } = useBooking()
  const [date, setDate] = useState(draft.date)
  return (
    <TimePicker
      question={questionOf(draft)}
      chosen={{ date, startAt: draft.startAt }}
      onChange={(chosen) => {
        setDate(chosen.date)
        if (chosen.startAt) change(chosen)
      }}
    />
  )
}
