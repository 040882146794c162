import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useTranslate } from '../../../i18n/index.ts'
import type { HttpError } from '../../../http/index.ts'
import type { CustomerAppointment } from '../../../schema/appointments/customerBooking.ts'
import { CarPlate } from '../../../fields/plate/landingCarPlate.tsx'
import { usePathTo } from '../../core/navigation.ts'
import { Icon } from '../../core/parts/Icon.tsx'
import { useBilingual } from '../../core/useBilingual.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useBooking } from './booking.tsx'

/** Why another booking was refused, and the open ones, which the customer may move or cancel. */
export interface Refusal {
  code: 'carBooked' | 'tooManyBookings'
  bookings: readonly CustomerAppointment[]
}

/** The refusal in an error; undefined for other errors. */
export function refusalOf({ code, details }: HttpError): Refusal | undefined {
  const { bookings } = details
  const known = code === 'carBooked' || code === 'tooManyBookings'
  return known && Array.isArray(bookings) ? { code, bookings: bookings as readonly CustomerAppointment[] } : undefined
}

/** The notice with the open bookings and what can be done with them. */
export function OpenBookings({ refusal: { code, bookings } }: { refusal: Refusal }) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const pathTo = usePathTo()
  const { go } = useBooking()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  const kind = code === 'carBooked' ? 'car' : 'many'
  return (
    <div className="card taken stack">
      <div className="stack-tight">
        <h3 ref={heading} tabIndex={-1}>
          <Icon name="clock" size={22} /> {t(`landing.open.${kind}Title`)}
        </h3>
        <p>{t(`landing.open.${kind}Text`)}</p>
      </div>
      <ul className="choices">
        {bookings.map(({ id, ref, startAt, location, vehicle }) => (
          <li key={id} className="stack-tight">
            <p>
              <strong>
                {format.longDay(startAt)} {format.time(startAt)}
              </strong>
            </p>
            <p className="muted small">
              <bdi>{ref}</bdi> · {bilingual(location.name)}
            </p>
            {vehicle && <CarPlate car={vehicle} />}
            <Link href={pathTo('manage-service', undefined, { booking: id })} className="button button-primary button-wide">
              {t('landing.open.show')}
            </Link>
          </li>
        ))}
      </ul>
      {code === 'carBooked' && (
        <button type="button" className="button button-plain" onClick={() => go('vehicle')}>
          {t('landing.open.otherCar')}
        </button>
      )}
    </div>
  )
}
