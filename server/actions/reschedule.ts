// Staff give a booking another time, length, advisor or bay.
import type { RowOf } from '../db/repository.ts'
import { findRow, updateRow } from '../db/repository.ts'
import { dropClaims } from '../booking/claims.ts'
import { findBranch } from '../booking/workshop.ts'
import { Problem } from '../problem.ts'
import { auditChange } from './auditChange.ts'
import { checkMove, minutesWished, type MoveWish } from './checkMove.ts'
import { claimTime } from './claimTime.ts'
import { noticeChange } from './noticeChange.ts'
import { lockRow, requireRight, type Acting } from './saveRecord.ts'
import { tellCustomer } from './tellCustomer.ts'

/**
 * Claims the new time, gives back the old one, and tells the customer when it begins at another time. Throws staleVersion, forbidden,
 * moveNotAllowed, or slotTaken with the conflict and the next free starts.
 */
export async function reschedule(
  acting: Acting,
  id: string,
  wish: MoveWish & { version: number },
  present: (row: RowOf<'appointments'>) => unknown,
): Promise<RowOf<'appointments'>> {
  const { house, tx, actor } = acting
  const now = house.now()
  const before = await lockRow(acting, 'appointments', id)
  requireRight(actor, 'appointments', 'edit', before)
  if (before.version !== wish.version) throw new Problem('staleVersion', { details: { current: present(before) } })
  await dropClaims(tx, id)
  const conflict = await checkMove(tx, before, wish, now)
  const advisorId = wish.advisorId ?? before.advisorId
  const time = {
    appointmentId: id,
    locationId: before.locationId,
    startAt: wish.startAt,
    minutes: minutesWished(wish),
    type: before.type,
    advisorId,
    bay: wish.bay ?? null,
    usualBay: before.bay,
    bookedBy: 'staff' as const,
  }
  if (conflict) throw new Problem('slotTaken', { details: { conflict } })
  const claimed = await claimTime(tx, time, now)
  // A promise that was only the expected end follows it; one that somebody gave stays.
  const promise = before.promiseAt === null || before.promiseAt === before.endAt ? { promiseAt: claimed.endAt } : {}
  const changes = { startAt: wish.startAt, ...claimed, ...promise }
  if (advisorId !== before.advisorId) requireRight(actor, 'appointments', 'edit', { ...before, ...changes })
  const after = await updateRow(tx, 'appointments', before, changes, actor.id, now)
  await auditChange(tx, { resource: 'appointments', rowId: id, action: 'update', before, after, by: actor.id, now })
  await noticeChange(house, tx, 'appointments', { before, after, by: actor.id })
  const customer = after.startAt === before.startAt ? undefined : await findRow(tx, 'customers', before.customerId)
  if (customer) await tellCustomer(house, tx, customer, 'bookingMoved', after, await findBranch(tx, before.locationId))
  return after
}
