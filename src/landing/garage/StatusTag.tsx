import { useTranslate } from '../../i18n/index.ts'
import type { CustomerAppointment } from '../../schema/appointments/index.ts'

/** The status of a booking in the customer's words. */
export function StatusTag({ appointment: { status, closure, deposit } }: { appointment: CustomerAppointment }) {
  const t = useTranslate()
  const closed = closure !== 'none'
  if (!closed && deposit?.state === 'awaiting') return <span className="tag tag-due">{t('landing.deposit.unpaid')}</span>
  const tone = closed ? 'tag-bad' : status === 'delivered' ? '' : status === 'completed' ? 'tag-good' : 'tag-due'
  return <span className={`tag ${tone}`}>{closed ? t(`landing.manage.closure.${closure}`) : t(`landing.manage.status.${status}`)}</span>
}
