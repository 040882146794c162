import { HttpError, press } from '../../../http/index.ts'
import { useTranslate } from '../../../i18n/index.ts'
import { Icon } from '../../core/parts/Icon.tsx'
import { useSending } from '../../core/steps/useSending.ts'
import { useBilingual } from '../../core/useBilingual.ts'
import { useCall } from '../../core/useCall.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useBooking } from './booking.tsx'
import { useLikeLastTime } from './useBeginning.ts'
import { customerAppointments } from '../../../schema/appointments/calls.ts'

/** Offers the services of the chosen car's last booking; nothing without one. */
export function LastTime() {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const { draft } = useBooking()
  const take = useLikeLastTime()
  const past = useCall(customerAppointments, { when: 'past' }).data?.data ?? []
  const [last] = past
    .filter(({ vehicle, services, closure }) => vehicle?.id === draft.vehicleId && services.length > 0 && closure === 'none')
    .toSorted((one, other) => other.startAt.localeCompare(one.startAt))
  const { send } = useSending(
    async () => last && (await take(last)),
    (failure) => failure instanceof HttpError,
  )
  if (!last || !draft.vehicleId) return null
  return (
    <section className="card last-time" aria-labelledby="last-time">
      <div>
        <h3 id="last-time">{t('landing.book.again.title')}</h3>
        <p className="muted small">
          {last.services.map(({ name }) => bilingual(name)).join(' · ')}
          <span className="fact-line">
            {bilingual(last.location.name)} · {format.longDay(last.startAt)}
          </span>
        </p>
      </div>
      <button type="button" className="button button-quiet" onClick={press(() => send())}>
        <Icon name="calendar" size={20} />
        {t('landing.book.again.take')}
      </button>
    </section>
  )
}
