// Staff change a booking's time, length, advisor or bay.
import { handsOver } from '../../src/schema/core/access.ts'
import { resources } from '../../src/schema/resources.ts'
import type { RowOf } from '../core/db/repository.ts'
import { findRow } from '../core/db/repository.ts'
import { dropClaims } from '../core/time/claims.ts'
import { findBranch, findSettings } from '../core/time/workshop.ts'
import { Problem } from '../core/http/problem.ts'
import { carOf } from './changeBooking.ts'
import { checkMove, minutesRequested, type MoveRequest } from './checkMove.ts'
import { claimTime } from './claimTime.ts'
import { depositMoved } from './deposits/course.ts'
import { lockRow, requireRight, type Acting } from '../core/commit/saveRecord.ts'
import { notifyCustomer } from './notifyCustomer.ts'
import { commit } from '../core/commit/commit.ts'
import { staffActor } from '../core/commit/actor.ts'

/**
 * Claims the new time, releases the old one, and notifies the customer when the start changes. Throws staleVersion (409), forbidden (403),
 * moveNotAllowed (409), or slotTaken (409) with the conflict and the next free starts.
 */
export async function reschedule(
  acting: Acting,
  id: string,
  request: MoveRequest & { version: number },
  present: (row: RowOf<'appointments'>) => unknown,
): Promise<RowOf<'appointments'>> {
  const { services, tx, actor } = acting
  const now = services.now()
  const before = await lockRow(acting, 'appointments', id)
  requireRight(actor, 'appointments', 'edit', before)
  if (handsOver(actor, resources.appointments, { advisorId: request.advisorId }, before)) throw new Problem('forbidden')
  if (before.version !== request.version) throw new Problem('staleVersion', { details: { current: present(before) } })
  await dropClaims(tx, id)
  const conflict = await checkMove(tx, before, request, now)
  const advisorId = request.advisorId ?? before.advisorId
  const time = {
    appointmentId: id,
    car: carOf(before),
    locationId: before.locationId,
    startAt: request.startAt,
    minutes: minutesRequested(request),
    type: before.type,
    advisorId,
    bay: request.bay ?? null,
    usualBay: before.bay,
    bookedBy: 'staff' as const,
  }
  if (conflict) throw new Problem('slotTaken', { details: { conflict } })
  const claimed = await claimTime(tx, time, now)
  // A promise time equal to the expected end moves with it; one that was set by a person stays.
  const promise = before.promiseAt === null || before.promiseAt === before.endAt ? { promiseAt: claimed.endAt } : {}
  const changes = {
    startAt: request.startAt,
    ...claimed,
    ...promise,
    ...depositMoved(before, request.startAt, await findSettings(tx), now),
  }
  if (advisorId !== before.advisorId) requireRight(actor, 'appointments', 'edit', { ...before, ...changes })
  const after = await commit(acting, { resource: 'appointments', action: 'update', before, changes, by: staffActor(actor.id) })
  const customer = after.startAt === before.startAt ? undefined : await findRow(tx, 'customers', before.customerId)
  if (customer) await notifyCustomer(services, tx, customer, 'bookingMoved', after, await findBranch(tx, before.locationId))
  return after
}
