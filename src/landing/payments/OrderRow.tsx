import { Link } from 'wouter'
import { useTranslate } from '../../i18n/index.ts'
import type { CustomerOrder } from '../../schema/payments/calls/payments.ts'
import { Icon } from '../core/parts/Icon.tsx'
import { useBilingual } from '../core/useBilingual.ts'
import { useFormat } from '../core/useFormat.ts'
import { OutcomeTag } from './OutcomeTag.tsx'
import { useOrderPath } from './useOrderPath.ts'

/** An earlier order in one line. */
export function OrderRow({ order }: { order: CustomerOrder }) {
  const t = useTranslate()
  const format = useFormat()
  const bilingual = useBilingual()
  const orderPath = useOrderPath()
  return (
    <Link href={orderPath(order.orderId)} className="pay-row">
      <span className="choice-words">
        <span className="choice-title">{bilingual(order.title) || t(`enumerations.paymentOrderType.${order.orderType}`)}</span>
        <span className="choice-detail">
          {format.date(order.createdAt)} · <bdi>{format.money(order.amount, order.currency)}</bdi>
        </span>
      </span>
      <OutcomeTag outcome={order.outcome} />
      <Icon name="onward" size={22} />
    </Link>
  )
}
