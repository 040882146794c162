// Moyasar's invoices and their payments with the documented states, in memory. No HTTP and no knowledge of Wakeel. Amounts in minor units.
import { v4 as newId } from 'uuid'

/** A payment of an invoice, as Moyasar has it. */
export interface SimulatedPayment {
  id: string
  status: 'initiated' | 'paid' | 'failed' | 'refunded'
  amount: number
  refunded: number
  source: { type: string; company?: string; message: string }
}
/** An invoice of the simulator. */
export interface SimulatedInvoice {
  id: string
  merchant: string
  reference: string
  metadata: Record<string, string>
  description: string
  amount: number
  currency: string
  status: 'initiated' | 'on_hold' | 'paid' | 'failed' | 'expired' | 'canceled' | 'refunded'
  payments: SimulatedPayment[]
  expiresAt: number
  urls: { success: string; back: string }
}
/** Actions by a merchant, a customer or Moyasar. */
export type InvoiceAction = 'approve' | 'decline' | 'hold' | 'expire' | 'cancel' | 'refund'
/** The ways to pay on Moyasar's page. */
export const sources = {
  mada: { type: 'creditcard', company: 'mada' },
  card: { type: 'creditcard', company: 'visa' },
  applepay: { type: 'applepay', company: 'mada' },
  stcpay: { type: 'stcpay' },
} as const
/** One of them. */
export type Source = keyof typeof sources

const open = ['initiated', 'on_hold']
const from: Record<InvoiceAction, readonly string[]> = {
  approve: open,
  decline: open,
  hold: ['initiated'],
  expire: open,
  cancel: ['initiated'],
  refund: ['paid', 'refunded'],
}

/** The payment of an invoice that moved money. */
export const paidOf = ({ payments }: SimulatedInvoice): SimulatedPayment | undefined =>
  payments.find(({ status }) => status === 'paid' || status === 'refunded')

/**
 * Applies the action and returns the payment that its webhook is about, or null where Moyasar sends none; undefined when the invoice's
 * state or amounts do not allow it.
 */
export function doToInvoice(
  invoice: SimulatedInvoice,
  action: InvoiceAction,
  { amount = 0, source = 'mada' }: { amount?: number | undefined; source?: Source | undefined } = {},
): SimulatedPayment | null | undefined {
  if (!from[action].includes(invoice.status)) return undefined
  if (action === 'refund') {
    const paid = paidOf(invoice)
    if (!paid || amount <= 0 || amount > paid.amount - paid.refunded) return undefined
    paid.refunded += amount
    paid.status = 'refunded'
    invoice.status = 'refunded'
    return paid
  }
  if (action === 'hold' || action === 'expire' || action === 'cancel') {
    invoice.status = ({ hold: 'on_hold', expire: 'expired', cancel: 'canceled' } as const)[action]
    return null
  }
  const paid = action === 'approve'
  const payment: SimulatedPayment = {
    id: newId(),
    status: paid ? 'paid' : 'failed',
    amount: invoice.amount,
    refunded: 0,
    source: { ...sources[source], message: paid ? 'Succeeded! (Test Environment)' : 'Insufficient Funds (Test Environment)' },
  }
  invoice.payments.push(payment)
  // A failed attempt leaves the invoice open: the customer may try another card.
  invoice.status = paid ? 'paid' : 'initiated'
  return payment
}
