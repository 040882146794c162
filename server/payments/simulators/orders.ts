// The simulator's orders with Tamara's documented states, in memory. No HTTP and no knowledge of Wakeel. Amounts in minor units.
import { v4 as newId } from 'uuid'

/** An order of the simulator. */
export interface SimulatedOrder {
  id: string
  checkoutId: string
  merchant: string
  reference: string
  number: string
  description: string
  locale: string
  amount: number
  currency: string
  instalments: number
  captured: number
  refunded: number
  canceled: number
  status: string
  expiresAt: number
  urls: { success: string; failure: string; cancel: string; notification: string }
}
/** An event of an order, as notices report it. */
export interface SimulatedEvent {
  order: SimulatedOrder
  type: string
  data: Record<string, unknown>
}
/** Actions by a merchant, a customer or Tamara. */
export type SimulatedAction = 'approve' | 'decline' | 'expire' | 'hold' | 'authorise' | 'cancel' | 'capture' | 'refund'

const open = ['new', 'on_hold']
const promised = ['approved', 'authorised', 'updated']
const from: Record<SimulatedAction, readonly string[]> = {
  approve: open,
  decline: open,
  expire: [...open, 'approved'],
  hold: ['new'],
  authorise: ['approved'],
  cancel: [...open, ...promised],
  capture: ['authorised', 'updated', 'partially_captured'],
  refund: ['partially_captured', 'fully_captured', 'partially_refunded'],
}

const simple = { approve: 'approved', decline: 'declined', expire: 'expired', hold: 'on_hold', authorise: 'authorised' } as const

/** Applies the action and returns the event; undefined when the order's state or amounts do not allow it. */
export function doTo(order: SimulatedOrder, action: SimulatedAction, amount = 0): SimulatedEvent | undefined {
  if (!from[action].includes(order.status)) return undefined
  const details = (type: string, data: Record<string, unknown> = {}): SimulatedEvent => ({ order, type, data })
  const rest = order.amount - order.canceled - order.captured
  if (action === 'cancel') {
    if (amount <= 0 || amount > rest) return undefined
    order.canceled += amount
    order.status = amount < rest ? 'updated' : order.captured > 0 ? 'fully_captured' : 'canceled'
    return details(amount < rest ? 'order_updated' : 'order_canceled', { cancel_id: newId() })
  }
  if (action === 'capture') {
    if (amount <= 0 || amount > rest) return undefined
    order.captured += amount
    order.status = amount < rest ? 'partially_captured' : 'fully_captured'
    return details('order_captured', { capture_id: newId() })
  }
  if (action === 'refund') {
    if (amount <= 0 || amount > order.captured - order.refunded) return undefined
    order.refunded += amount
    order.status = order.refunded === order.captured ? 'fully_refunded' : 'partially_refunded'
    return details('order_refunded', { refund_id: newId() })
  }
  order.status = simple[action]
  return details(`order_${order.status}`)
}
