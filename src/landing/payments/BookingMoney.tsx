import { Link } from 'wouter'
import type { CustomerOrder } from '../../schema/payments/calls/payments.ts'
import { Icon } from '../core/parts/Icon.tsx'
import { useMoneyText } from './moneyText.ts'
import { useOrderPath } from './useOrderPath.ts'

/** What became of a booking's payments, a line for each that leads to its page. */
export function BookingMoney({ orders }: { orders: readonly CustomerOrder[] }) {
  const orderPath = useOrderPath()
  const { present } = useMoneyText()
  return orders.map((order) => (
    <Link key={order.orderId} href={orderPath(order.orderId)} className="card link-line">
      <Icon name="payment" size={22} />
      <span>{present(order)}</span>
      <Icon name="onward" size={22} />
    </Link>
  ))
}
