import type { CustomerOrder } from '../../schema/payments/calls/payments.ts'
import { Note } from '../core/parts/Note.tsx'
import { useMoneyText } from './moneyText.ts'

/** What happens to a booking's payments when it is cancelled; `refundUntil`: until when its deposit is refunded. */
export function MoneyOnCancel({ orders, refundUntil }: { orders: readonly CustomerOrder[]; refundUntil: string | null | undefined }) {
  const { onCancel } = useMoneyText()
  const standing = orders.filter(({ outcome }) => outcome === 'open' || outcome === 'paid')
  if (standing.length === 0) return null
  return (
    <Note icon="payment">
      {standing.map((order) => (
        <p key={order.orderId}>{onCancel(order, refundUntil)}</p>
      ))}
    </Note>
  )
}
