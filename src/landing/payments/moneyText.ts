import { useTranslate } from '../../i18n/index.ts'
import type { CustomerOrder } from '../../schema/payments/calls/payments.ts'
import { useFormat } from '../core/useFormat.ts'

/** Sentences about the money of a payment: what has become of it, and what becomes of it when its booking is cancelled. */
export function useMoneyText() {
  const t = useTranslate()
  const format = useFormat()
  const values = ({ ref, back, amount, currency, changedAt }: CustomerOrder) => ({
    ref,
    amount: format.money(back || amount, currency),
    at: format.date(changedAt),
  })
  const unpaid = (order: CustomerOrder) => order.back === 0
  return {
    present: (order: CustomerOrder) =>
      unpaid(order) && order.outcome !== 'open'
        ? t('landing.tamara.nothingPaid', values(order))
        : t(`landing.tamara.money.${order.outcome}`, values(order)),
    onCancel: (order: CustomerOrder, refundUntil?: string | null) =>
      order.deposit && !unpaid(order) && refundUntil && Date.parse(refundUntil) < Date.now()
        ? t('landing.tamara.onCancel.kept', { ...values(order), until: `${format.longDay(refundUntil)} ${format.time(refundUntil)}` })
        : t(`landing.tamara.onCancel.${unpaid(order) ? 'unpaid' : order.captured ? 'refund' : 'cancel'}`, values(order)),
  }
}
