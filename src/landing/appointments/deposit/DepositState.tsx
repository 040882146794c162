import { Link } from 'wouter'
import { useTranslate } from '../../../i18n/index.ts'
import type { CustomerAppointment } from '../../../schema/appointments/customerBooking.ts'
import { usePathTo } from '../../core/navigation.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useLinkParams } from '../asking.ts'

/** What became of a booking's deposit, with the way to pay it while it is awaited. */
export function DepositState({ appointment: { deposit, totals, closure } }: { appointment: CustomerAppointment }) {
  const t = useTranslate()
  const format = useFormat()
  const pathTo = usePathTo()
  const linkParams = useLinkParams()
  if (!deposit) return null
  const when = (moment: string) => `${format.longDay(moment)} ${format.time(moment)}`
  const { state, dueAt, refundUntil } = deposit
  const amount = format.money(deposit.amount, totals?.currency)
  const open = closure === 'none'
  return (
    <section className="card stack-tight" aria-label={t('landing.tamara.deposit')}>
      <p>
        <strong>{t(`landing.deposit.state.${state}`, { amount })}</strong>
      </p>
      {open && state === 'awaiting' && dueAt && <p>{t('landing.deposit.heldText', { until: when(dueAt) })}</p>}
      {open && (state === 'awaiting' || state === 'paid') && refundUntil && (
        <p className="muted">
          {Date.parse(refundUntil) > Date.now() ? t('landing.deposit.refund', { until: when(refundUntil) }) : t('landing.deposit.noRefund')}
        </p>
      )}
      {open && state === 'awaiting' && (
        <Link href={pathTo('manage-service-tamara', undefined, linkParams)} className="button button-primary button-wide">
          {t('landing.deposit.payNow', { amount })}
        </Link>
      )}
    </section>
  )
}
