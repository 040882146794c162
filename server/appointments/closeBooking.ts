// Ends a booking that never began.
import { rowRule, passes } from '../../src/schema/core/access.ts'
import { resources } from '../../src/schema/resources.ts'
import { dropClaims } from '../core/time/claims.ts'
import type { RowOf } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'
import { lockRow, type Acting } from '../core/commit/saveRecord.ts'
import { findSettings } from '../core/time/workshop.ts'
import { depositCancelled, depositMissed } from './deposits/course.ts'
import { commit } from '../core/commit/commit.ts'
import { staffActor } from '../core/commit/actor.ts'

/**
 * Closes a pending booking: cancelled at any time, no-show from 30 minutes after its start. Throws forbidden (403), notFound (404),
 * staleVersion (409) with the present row, or moveNotAllowed (409) with the allowed closures.
 */
export async function closeBooking(
  acting: Acting,
  id: string,
  request: { closure: 'cancelled' | 'noShow'; closeReason: string; byDealership?: boolean | undefined; version: number },
  present: (row: RowOf<'appointments'>) => unknown,
): Promise<RowOf<'appointments'>> {
  const { services, tx, actor } = acting
  const now = services.now()
  const before = await lockRow(acting, 'appointments', id)
  if (!passes(rowRule(actor, resources.appointments, 'edit'), actor, before)) throw new Problem('forbidden')
  if (before.version !== request.version) throw new Problem('staleVersion', { details: { current: present(before) } })
  const early = request.closure === 'noShow' && now.getTime() < Date.parse(before.startAt) + 30 * 60_000
  if (before.status !== 'pending' || before.closure !== 'none' || early)
    throw new Problem('moveNotAllowed', {
      details: { allowed: before.closure === 'none' && before.status === 'pending' ? ['cancelled'] : [] },
    })
  await dropClaims(tx, id)
  // Unless it is said, a deposit follows its rule, and nothing else counts against the customer.
  const byCustomer = request.byDealership === undefined ? before.depositState === 'paid' : !request.byDealership
  const deposit = request.closure === 'noShow' ? depositMissed(before) : depositCancelled(before, byCustomer, await findSettings(tx), now)
  const changes = { closure: request.closure, closeReason: request.closeReason, ...deposit }
  return commit(acting, { resource: 'appointments', action: 'move', before, changes, by: staffActor(actor.id) })
}
