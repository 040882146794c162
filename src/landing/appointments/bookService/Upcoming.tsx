import { Link } from 'wouter'
import { useTranslate } from '../../../i18n/index.ts'
import { customerAppointments } from '../../../schema/appointments/calls.ts'
import { usePathTo } from '../../core/navigation.ts'
import { useBilingual } from '../../core/useBilingual.ts'
import { useCall } from '../../core/useCall.ts'
import { useFormat } from '../../core/useFormat.ts'

/** The person's open bookings, which may be what they have come for; nothing without one. */
export function Upcoming() {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const pathTo = usePathTo()
  const open = useCall(customerAppointments, { when: 'upcoming' }).data?.data ?? []
  return open.map(({ id, ref, startAt, location }) => (
    <section key={id} className="card last-time" aria-labelledby={`open-${id}`}>
      <div>
        <h3 id={`open-${id}`}>{t('landing.book.upcoming', { day: format.longDay(startAt), time: format.time(startAt) })}</h3>
        <p className="muted small">
          <bdi>{ref}</bdi> · {bilingual(location.name)}
        </p>
      </div>
      <Link href={pathTo('manage-service', undefined, { booking: id })} className="button button-quiet">
        {t('landing.open.show')}
      </Link>
    </section>
  ))
}
