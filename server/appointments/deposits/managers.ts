// What a manager decides against the rule: a booking without its deposit, and a missed visit that does not count.
import type { InputOf } from '../../../src/schema/endpoints.ts'
import { staffActor } from '../../core/commit/actor.ts'
import { commit } from '../../core/commit/commit.ts'
import { lockRow, requireRight, type Acting } from '../../core/commit/saveRecord.ts'
import { presentRow } from '../../core/access/present.ts'
import { findRow, type RowOf } from '../../core/db/repository.ts'
import { Problem } from '../../core/http/problem.ts'
import { findBranch } from '../../core/time/workshop.ts'
import { notifyCustomer } from '../notifyCustomer.ts'
import { awaitsDeposit } from './course.ts'

type Booking = RowOf<'appointments'>

/** The booking, locked. Throws as `lockRow`, forbidden (403), or staleVersion (409) with the present row. */
async function ownBooking(acting: Acting, id: string, version: number): Promise<Booking> {
  const before = await lockRow(acting, 'appointments', id)
  requireRight(acting.actor, 'appointments', 'approve', before)
  if (before.version !== version)
    throw new Problem('staleVersion', { details: { current: presentRow('appointments', before, acting.actor, 'show') } })
  return before
}
const notNow = () => new Problem('moveNotAllowed', { details: { allowed: [] } })

/** Confirms a booking without its deposit. Throws as `ownBooking`, and moveNotAllowed (409) when none is awaited. */
export async function waiveDeposit(acting: Acting, id: string, { version, reason }: InputOf<'waiveDeposit'>): Promise<Booking> {
  const { services, tx, actor } = acting
  const before = await ownBooking(acting, id, version)
  if (!awaitsDeposit(before)) throw notNow()
  const changes = { depositState: 'waived', depositDueAt: null, depositWaivedReason: reason, depositWaivedById: actor.id }
  const after = await commit(acting, { resource: 'appointments', action: 'update', before, changes, by: staffActor(actor.id) })
  const customer = await findRow(tx, 'customers', before.customerId)
  if (customer) await notifyCustomer(services, tx, customer, 'bookingConfirmation', after, await findBranch(tx, before.locationId))
  return after
}

/**
 * Takes a missed visit off the customer's count, and gives back a deposit that was kept. Throws as `ownBooking`, and moveNotAllowed (409)
 * for a booking that was not missed, or that is forgiven already.
 */
export async function forgiveMiss(acting: Acting, id: string, { version, reason, refund }: InputOf<'forgiveMiss'>): Promise<Booking> {
  const before = await ownBooking(acting, id, version)
  if (before.forgivenReason !== null || (before.closure !== 'noShow' && !before.cancelledLate)) throw notNow()
  const returned = refund && before.depositState === 'kept' ? { depositState: 'returned' } : {}
  const changes = { forgivenReason: reason, forgivenById: acting.actor.id, ...returned }
  return commit(acting, { resource: 'appointments', action: 'update', before, changes, by: staffActor(acting.actor.id) })
}
