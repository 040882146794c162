import { useTranslate } from '../../i18n/index.ts'
import type { CustomerRequest } from '../../schema/fieldService/calls/requests.ts'
import { useFormat } from '../core/useFormat.ts'

/** The driver's arrival time, expected or past, in large type. */
export function Arrival({ request: { arrivedAt, etaAt, etaEstimated, slotAt, status } }: { request: CustomerRequest }) {
  const t = useTranslate()
  const format = useFormat()
  if (status === 'closed') return null
  if (arrivedAt)
    return (
      <p className="arrival">
        {t('landing.request.arrived')}{' '}
        <strong className="together">
          <bdi>{format.time(arrivedAt)}</bdi>
        </strong>
      </p>
    )
  if (etaAt) {
    const late = Date.parse(etaAt) <= Date.now()
    return (
      <p className="arrival">
        <span className="arrival-time">{late ? t('landing.request.anyMoment') : format.relative(etaAt)}</span>
        {!late && (
          <span className="muted">
            {t(etaEstimated ? 'landing.request.etaEstimated' : 'landing.request.eta')} <bdi className="together">{format.time(etaAt)}</bdi>
          </span>
        )}
      </p>
    )
  }
  if (!slotAt) return <p className="muted">{t('landing.request.etaSoon')}</p>
  return (
    <p className="arrival">
      <span className="arrival-time">{format.longDay(slotAt)}</span>
      <bdi className="muted">{format.time(slotAt)}</bdi>
    </p>
  )
}
