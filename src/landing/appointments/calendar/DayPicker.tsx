import { useEffect, useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import type { InputOf } from '../../../schema/endpoints.ts'
import { appointmentDates } from '../../../schema/appointments/calls.ts'
import { useSession } from '../../../session/index.ts'
import { Icon } from '../../core/parts/Icon.tsx'
import { Missing } from '../../core/parts/Missing.tsx'
import { useCall } from '../../core/useCall.ts'
import { DayStrip } from './DayStrip.tsx'
import { Months } from './Months.tsx'

const chips = 14
const maxDays = 62
// Days after the last bookable one, shown with the reason.
const afterwards = 7
/** The work that needs a time, at a branch: services by their codes, or the car of a test drive. */
export type TimeQuestion = Pick<InputOf<'appointmentDates'>, 'locationId' | 'services' | 'advisorId' | 'type' | 'driveCarId'>
interface DayPickerProps {
  question: TimeQuestion
  date: string | undefined
  onChange: (date: string) => void
}

/** The next fourteen days as chips, the rest of the calendar behind a button. Starts on the first free day. */
export function DayPicker({ question, date, onChange }: DayPickerProps) {
  const t = useTranslate()
  const [whole, setWhole] = useState(false)
  const bookingDays = useSession('settings')?.bookingDays ?? maxDays
  const { data, failed, again } = useCall(appointmentDates, {
    ...question,
    days: whole ? Math.min(bookingDays + afterwards, maxDays) : chips,
  })
  const days = data?.data
  const firstFree = days?.find(({ available }) => available)?.date
  useEffect(() => {
    if (!date && firstFree) onChange(firstFree)
  }, [date, firstFree, onChange])
  if (failed) return <Missing again={again} />
  const beyond = date !== undefined && days !== undefined && !days.slice(0, chips).some((day) => day.date === date)
  return (
    <fieldset className="stack">
      <legend className="part-title">{t('landing.time.day')}</legend>
      {days && whole ? (
        <Months days={days} date={date} onChange={onChange} />
      ) : (
        <DayStrip days={days?.slice(0, chips)} date={beyond ? undefined : date} onChange={onChange} />
      )}
      <button type="button" className="button button-plain days-more" aria-expanded={whole} onClick={() => setWhole(!whole)}>
        <Icon name="calendar" size={20} />
        {t(whole ? 'landing.time.fewer' : 'landing.time.month')}
      </button>
    </fieldset>
  )
}
