// Redeeming loyalty points on a booking, and correcting a balance.
import { passes, rowRule } from '../../src/schema/core/access.ts'
import { amountDue, paidByPoints } from '../../src/schema/core/money.ts'
import { redeemable } from '../../src/schema/loyalty/pointRules.ts'
import { resources } from '../../src/schema/resources.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { visibleRow } from '../core/access/visibleRow.ts'
import { staffActor } from '../core/commit/actor.ts'
import { commit } from '../core/commit/commit.ts'
import { lockRow, type Acting } from '../core/commit/saveRecord.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'
import { findSettings } from '../core/time/workshop.ts'
import { paidFor } from '../payments/index.ts'
import { addEntry, balanceOf } from './points.ts'

type Booking = RowOf<'appointments'>

/** Throws forbidden (403) for a booking that the person may only see, moveNotAllowed (409) for one that is closed or delivered. */
function requireOpen({ actor }: Acting, booking: Booking): void {
  if (!passes(rowRule(actor, resources.appointments, 'edit'), actor, booking)) throw new Problem('forbidden')
  if (booking.closure !== 'none' || booking.status === 'delivered') throw new Problem('moveNotAllowed', { details: { allowed: [] } })
}

async function pointsOn(tx: Scope, { id, customerId, totals }: Booking) {
  const balance = await balanceOf(tx, customerId)
  const due = Math.max(0, amountDue(totals) - (await paidFor(tx, id)))
  const settings = await findSettings(tx)
  const limit = redeemable(balance, due, settings)
  return { balance, due, currency: totals.currency, pointValue: settings.loyaltyPointValue, limit }
}

/** What can be redeemed on a booking. Throws notFound (404), and as `requireOpen`. */
export async function showPoints(acting: Acting, id: string): Promise<OutputOf<'bookingPoints'>> {
  const booking = await visibleRow(acting.tx, acting.actor, 'appointments', id)
  requireOpen(acting, booking)
  return pointsOn(acting.tx, booking)
}

/** Redeems points, and returns the booking. Throws badInput (400) for more than can be redeemed, and as `showPoints`. */
export async function redeemPoints(acting: Acting, id: string, points: number): Promise<Booking> {
  const booking = await lockRow(acting, 'appointments', id)
  requireOpen(acting, booking)
  // So that no balance is spent twice. After the booking, as in the reactions, whose entries refer to the customer.
  await findRow(acting.tx, 'customers', booking.customerId, { lock: true })
  const { limit, pointValue } = await pointsOn(acting.tx, booking)
  if (points > limit) throw new Problem('badInput', { fields: { points: { key: 'validation.tooLarge', params: { max: limit } } } })
  const by = staffActor(acting.actor.id)
  await addEntry(acting, by, { customerId: booking.customerId, appointmentId: booking.id, kind: 'redeemed', points: -points })
  const totals = paidByPoints(booking.totals, (booking.totals.byPoints ?? 0) + points * pointValue)
  return commit(acting, { resource: 'appointments', action: 'update', before: booking, changes: { totals }, by })
}

/**
 * Corrects a customer's balance. Throws forbidden (403), notFound (404), or badInput (400) for more points than the customer has.
 */
export async function adjustPoints(
  acting: Acting,
  customerId: string,
  { points, note }: { points: number; note: string },
): Promise<RowOf<'loyaltyEntries'>> {
  const { tx, actor } = acting
  if (!passes(rowRule(actor, resources.loyaltyEntries, 'configure'), actor, { customerId })) throw new Problem('forbidden')
  const customer = await lockRow(acting, 'customers', customerId)
  const balance = await balanceOf(tx, customer.id)
  if (balance + points < 0 && points < 0)
    throw new Problem('badInput', { fields: { points: { key: 'validation.tooSmall', params: { min: -Math.max(0, balance) } } } })
  return addEntry(acting, staffActor(actor.id), { customerId: customer.id, kind: 'adjusted', points, note })
}
