// What becomes of a booking's deposit as the booking moves or ends. The money itself follows in the feature of payments.
import { minutesAfter } from '../../core/time/time.ts'
import type { RowOf } from '../../core/db/repository.ts'

type Booking = RowOf<'appointments'>
type Rules = Pick<RowOf<'settings'>, 'depositRefundHours'>

/** Whether the time of a booking is kept only until its deposit is paid. */
export const awaitsDeposit = ({ depositState, closure, status }: Pick<Booking, 'depositState' | 'closure' | 'status'>): boolean =>
  depositState === 'awaiting' && closure === 'none' && status === 'pending'

/**
 * The changes of a booking's deposit with another start. Once it would be kept it stays so: otherwise a late customer would move the visit
 * far ahead and then cancel it.
 */
export function depositMoved({ deposit, depositRefundUntil, depositDueAt }: Booking, startAt: string, rules: Rules, now: Date) {
  if (deposit === null || depositRefundUntil === null || depositRefundUntil < now.toISOString()) return {}
  return {
    depositRefundUntil: minutesAfter(startAt, -60 * rules.depositRefundHours),
    ...(depositDueAt && depositDueAt > startAt ? { depositDueAt: startAt } : {}),
  }
}

/** The changes of a booking that is cancelled, by its customer or by the dealership. */
export function depositCancelled(
  { depositState, depositRefundUntil, startAt }: Booking,
  byCustomer: boolean,
  rules: Rules,
  now: Date,
): Partial<Pick<Booking, 'depositState' | 'cancelledLate'>> {
  const until = depositRefundUntil ?? minutesAfter(startAt, -60 * rules.depositRefundHours)
  const late = byCustomer && now.toISOString() > until && depositState !== 'awaiting'
  return {
    ...(late ? { cancelledLate: true } : {}),
    ...(depositState === 'awaiting' ? { depositState: 'lapsed' } : {}),
    ...(depositState === 'paid' ? { depositState: late ? 'kept' : 'returned' } : {}),
  }
}

/** The changes of a booking that nobody came to. */
export const depositMissed = ({ depositState }: Booking): Partial<Pick<Booking, 'depositState'>> =>
  depositState === 'paid' ? { depositState: 'kept' } : depositState === 'awaiting' ? { depositState: 'lapsed' } : {}
