import { useState } from 'react'
import { useTranslate } from '../../i18n/index.ts'
import { localMoment } from '../../schema/core/time/zone.ts'
import { momentIn } from '../../schema/core/cellText.ts'
import { limits, showroomHours } from '../../schema/core/limits.ts'
import { FlowIcon } from '../../landing/core/parts/FlowIcon.tsx'
import { useFormat, useRegion } from '../../landing/core/useFormat.ts'
import { FieldFrame } from '../../landing/core/fields/FieldFrame.tsx'
import { tied, type FieldProps } from '../../landing/core/fields/fieldProps.ts'
import { dayMs } from '../../schema/core/time/dayLength.ts'

const daysAhead = 30
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const clockOf = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const step = 2 * limits.minutesGap
const times = Array.from({ length: (minutesOf(showroomHours.to) - minutesOf(showroomHours.from)) / step }, (_, place) =>
  clockOf(minutesOf(showroomHours.from) + place * step),
)

/** A day of the coming weeks and a time within showroom hours, local to the tenant; the value is the moment in UTC. */
export function DateTimeField(props: FieldProps<'dateTime'>) {
  const t = useTranslate()
  const format = useFormat()
  const { timeZone: zone } = useRegion()
  const [now] = useState(() => Date.now())
  const [date = '', time = ''] = props.value ? localMoment(props.value, zone).split(' ') : []
  const days = Array.from({ length: daysAhead }, (_, place) =>
    localMoment(new Date(now + (place + 1) * dayMs).toISOString(), zone).slice(0, 10),
  )
  const set = (on: string, at: string) => props.onChange(on ? (momentIn(`${on} ${at}`, zone) ?? '') : '')
  return (
    <FieldFrame {...props} group>
      <div className="field-columns field-moment">
        <div className="field-select">
          <select
            {...tied(props)}
            aria-label={t('landing.time.day')}
            className="field-input"
            value={date}
            onChange={(event) => set(event.target.value, time || (times[0] ?? ''))}
          >
            <option value="">{t('landing.time.any')}</option>
            {days.map((one) => (
              <option key={one} value={one}>
                {format.weekday(`${one}T09:00:00Z`)} {format.shortDay(`${one}T09:00:00Z`)}
              </option>
            ))}
          </select>
          <FlowIcon name="down" size={20} />
        </div>
        <div className="field-select">
          <select
            aria-label={t('landing.time.time')}
            className="field-input"
            value={time}
            disabled={!date}
            onChange={(event) => set(date, event.target.value)}
          >
            {!date && <option value="">{t('landing.time.time')}</option>}
            {times.map((one) => (
              <option key={one} value={one}>
                {format.clock(one)}
              </option>
            ))}
          </select>
          <FlowIcon name="down" size={20} />
        </div>
      </div>
    </FieldFrame>
  )
}
