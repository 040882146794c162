import { useState } from 'react'
import { useTranslate } from '../../../i18n/index.ts'
import type { CustomerWaitingEntry } from '../../../schema/appointments/customerWaitingEntry.ts'
import { enumerations } from '../../../schema/enumerations.ts'
import { dayMs } from '../../../schema/core/time/dayLength.ts'
import { dayOf } from '../../../schema/core/time/zone.ts'
import { useSession } from '../../../session/index.ts'
import { Select } from '../../core/fields/Select.tsx'
import { StepForm } from '../../core/steps/StepForm.tsx'
import { useBilingual } from '../../core/useBilingual.ts'
import { useFormat, useRegion } from '../../core/useFormat.ts'
import { useBooking } from '../bookService/booking.tsx'
import './waiting.css'

/** When the person can come. */
export type WaitingDays = Pick<CustomerWaitingEntry, 'firstDay' | 'lastDay' | 'dayPart'>
/** The days and part of an entry while they are chosen. */
export interface ChosenDays {
  /** The days that can be chosen, YYYY-MM-DD. */
  offered: readonly string[]
  value: WaitingDays
  change: (change: Partial<WaitingDays>) => void
}

const aWeek = 7
const usualDays = 60
const noon = (day: string) => `${day}T09:00:00Z`

/** Days and part of the day, at first a week from the day on which no time suited. */
export function useWaitingDays(entry: CustomerWaitingEntry | undefined): ChosenDays {
  const { timeZone } = useRegion()
  const count = useSession('settings')?.bookingDays ?? usualDays
  const { draft } = useBooking()
  const [now] = useState(() => Date.now())
  const offered = Array.from({ length: count }, (_, place) => dayOf(new Date(now + place * dayMs).toISOString(), timeZone))
  const [value, setValue] = useState<WaitingDays>(() => {
    const first = offered.findIndex((day) => day === (entry?.firstDay ?? draft.date))
    const firstDay = offered[Math.max(first, 0)] ?? ''
    const lastDay = offered[Math.min(Math.max(first, 0) + aWeek - 1, offered.length - 1)] ?? ''
    return { firstDay, lastDay: entry?.lastDay ?? lastDay, dayPart: entry?.dayPart ?? 'any' }
  })
  // Nobody has to move the last day before the first.
  const change = (wanted: Partial<WaitingDays>) =>
    setValue((last) => {
      const next = { ...last, ...wanted }
      return next.lastDay < next.firstDay
        ? { ...next, ...('firstDay' in wanted ? { lastDay: next.firstDay } : { firstDay: next.lastDay }) }
        : next
    })
  return { offered, value, change }
}

interface WaitingFormProps {
  days: ChosenDays
  complaint: string | undefined
  onSend: () => unknown
}

/** The form of an entry: first and last day, and the part of the day; branch and work are those of the booking. */
export function WaitingForm({ days: { offered, value, change }, complaint, onSend }: WaitingFormProps) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const { draft, locations, chosen } = useBooking()
  const options = offered.map((day) => ({ value: day, label: `${format.weekday(noon(day))} ${format.shortDay(noon(day))}` }))
  const location = locations?.find(({ id }) => id === draft.locationId)
  const select = (name: 'firstDay' | 'lastDay', label: string) => (
    <Select
      id={name}
      label={label}
      required
      config={{}}
      value={value[name]}
      options={options}
      onChange={(day) => day && change({ [name]: day })}
    />
  )
  return (
    <StepForm title={t('landing.waiting.title')} text={t('landing.waiting.text')} complaint={complaint} onNext={onSend}>
      <p className="muted">{[...chosen.map(({ name }) => bilingual(name)), ...(location ? [bilingual(location.name)] : [])].join(' · ')}</p>
      <div className="waiting-days">
        {select('firstDay', t('landing.waiting.first'))}
        {select('lastDay', t('landing.waiting.last'))}
      </div>
      <fieldset>
        <legend className="part-title">{t('landing.waiting.part')}</legend>
        <div className="chips">
          {enumerations.dayPart.map((part) => (
            <label key={part} className="slot chip">
              <input type="radio" name="dayPart" checked={value.dayPart === part} onChange={() => change({ dayPart: part })} />
              <span>{t(`enumerations.dayPart.${part}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className="button button-primary button-wide">
        {t('landing.waiting.send')}
      </button>
    </StepForm>
  )
}
