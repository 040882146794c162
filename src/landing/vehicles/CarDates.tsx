import { Link } from 'wouter'
import { useTranslate } from '../../i18n/index.ts'
import { daysBetween } from '../../schema/core/time/dayLength.ts'
import { dayOf } from '../../schema/core/time/zone.ts'
import type { SessionValues } from '../../session/index.ts'
import { useFormat, useRegion } from '../core/useFormat.ts'
import { useUntil } from '../core/useUntil.ts'
import './carDates.css'

const documentEnds = ['registrationEnd', 'inspectionEnd', 'insuranceEnd'] as const
const coverEnds = ['warrantyEnd', 'contractEnd'] as const
/** Days before its end from which a date is shown with a warning. */
const soon = 30

interface CarDatesProps {
  car: SessionValues['userVehicle'][number]
  coming?: boolean
  /** The address that the dates lead to. */
  href?: string
}

/**
 * The last days of a car's registration, inspection and insurance; nothing where none is known. `coming`: with those of warranty and
 * contract, and only what has ended, ends within 30 days, or else ends first; not a cover that has ended, which asks nothing of anybody.
 */
export function CarDates({ car, coming = false, href }: CarDatesProps) {
  const t = useTranslate()
  const format = useFormat()
  const until = useUntil()
  const { timeZone } = useRegion()
  const today = dayOf(Date.now(), timeZone)
  const kinds = coming ? ([...documentEnds, ...coverEnds] as const) : documentEnds
  const all = kinds
    .flatMap((kind) => {
      const end = car[kind]
      return end ? [{ kind, end, left: daysBetween(today, end) }] : []
    })
    .toSorted((a, b) => a.left - b.left)
  const open = coming ? all.filter(({ kind, left }) => left >= 0 || !coverEnds.some((one) => one === kind)) : all
  const urgent = open.filter(({ left }) => left <= soon)
  const shown = !coming ? all : urgent.length > 0 ? urgent : open.slice(0, 1)
  if (shown.length === 0) return null
  const dates = (
    <dl className="car-dates">
      {shown.map(({ kind, end, left }) => (
        <div key={kind}>
          <dt>{t(`landing.cars.dates.${kind}`)}</dt>
          <dd>
            {t('landing.cars.until', { date: format.date(end) })}
            {left < 0 && <span className="tag tag-bad">{t('landing.cars.states.over')}</span>}
            {left >= 0 && left <= soon && <span className="tag tag-due">{until(end)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
  return href ? (
    <Link href={href} className="car-dates-link">
      {dates}
    </Link>
  ) : (
    dates
  )
}
