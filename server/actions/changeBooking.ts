// A customer moves or cancels their own booking while the workshop has not begun.
import type { CustomerAppointment } from '../../src/schema/endpoints.ts'
import { dropClaims } from '../booking/claims.ts'
import { findBranch } from '../booking/workshop.ts'
import { findRow, updateRow, type RowOf, type Scope } from '../db/repository.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { auditChange } from './auditChange.ts'
import { noticeChange } from './noticeChange.ts'
import { claimTime } from './claimTime.ts'
import { giveBackFor } from './payments/wishes.ts'
import { isChangeable, showAppointment } from './showAppointment.ts'
import { tellCustomer } from './tellCustomer.ts'

/** Minutes between a booking's start and its end. */
export const minutesOf = ({ startAt, endAt }: Pick<RowOf<'appointments'>, 'startAt' | 'endAt'>): number =>
  (Date.parse(endAt) - Date.parse(startAt)) / 60_000

// Without the customer check a guessed id would move somebody else's booking.
async function ownBooking(
  house: House,
  tx: Scope,
  customer: RowOf<'customers'>,
  id: string,
  version: number,
): Promise<RowOf<'appointments'>> {
  const row = await findRow(tx, 'appointments', id, { lock: true })
  if (row?.customerId !== customer.id) throw new Problem('notFound')
  if (row.version !== version) throw new Problem('staleVersion', { details: { current: await showAppointment(tx, row, house.now()) } })
  if (!isChangeable(row, house.now())) throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  return row
}

/** Another time, and another advisor when asked. Throws staleVersion, moveNotAllowed or slotTaken. */
export async function moveBooking(
  house: House,
  tx: Scope,
  customer: RowOf<'customers'>,
  wish: { id: string; version: number; startAt: string; advisorId?: string | null | undefined },
): Promise<CustomerAppointment> {
  const now = house.now()
  const before = await ownBooking(house, tx, customer, wish.id, wish.version)
  await dropClaims(tx, before.id)
  const { advisorId, endAt, bay } = await claimTime(
    tx,
    {
      appointmentId: before.id,
      locationId: before.locationId,
      startAt: wish.startAt,
      minutes: minutesOf(before),
      type: before.type,
      advisorId: wish.advisorId ?? null,
      bookedBy: 'customer',
      usualBay: before.bay,
    },
    now,
  )
  const after = await updateRow(tx, 'appointments', before, { startAt: wish.startAt, endAt, promiseAt: endAt, advisorId, bay }, null, now)
  await auditChange(tx, { resource: 'appointments', rowId: before.id, action: 'move', before, after, by: null, now })
  await noticeChange(house, tx, 'appointments', { before, after, by: null })
  await tellCustomer(house, tx, customer, 'bookingMoved', after, await findBranch(tx, before.locationId))
  return showAppointment(tx, after, now)
}

/** Cancels with a reason; the time is free again at once. Throws staleVersion or moveNotAllowed. */
export async function cancelBooking(
  house: House,
  tx: Scope,
  customer: RowOf<'customers'>,
  wish: { id: string; version: number; reason: string },
): Promise<CustomerAppointment> {
  const now = house.now()
  const before = await ownBooking(house, tx, customer, wish.id, wish.version)
  await dropClaims(tx, before.id)
  await giveBackFor(house, tx, before.id)
  const after = await updateRow(tx, 'appointments', before, { closure: 'cancelled', closeReason: wish.reason }, null, now)
  await auditChange(tx, { resource: 'appointments', rowId: before.id, action: 'move', before, after, by: null, now })
  await noticeChange(house, tx, 'appointments', { before, after, by: null })
  await tellCustomer(house, tx, customer, 'bookingCancelled', after, await findBranch(tx, before.locationId))
  return showAppointment(tx, after, now)
}
