// The ledger of loyalty points: what a customer has, and the entries that a booking causes.
import { sql } from 'kysely'
import { amountDue } from '../../src/schema/core/money.ts'
import { pointsFor } from '../../src/schema/loyalty/pointRules.ts'
import type { ChangeActor } from '../core/commit/actor.ts'
import { commit } from '../core/commit/commit.ts'
import type { CommitContext } from '../core/commit/reactions.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import { findBy, type RowOf, type Scope } from '../core/db/repository.ts'
import { findClosedModules, findSettings } from '../core/time/workshop.ts'

type Booking = RowOf<'appointments'>
type Entry = RowOf<'loyaltyEntries'>

/** The sum of the entries with this customer or booking. */
async function sumOf(tx: Scope, field: 'customerId' | 'appointmentId', id: string): Promise<number> {
  const { rows } = await sql<{ points: string }>`select coalesce(sum(points), 0) as points from "loyaltyEntries"
    where ${sql.ref(field)} = ${id} and "deletedAt" is null`.execute(tx)
  return Number(rows[0]?.points ?? 0)
}
/** A customer's balance. To spend it, lock the customer's row first. */
export const balanceOf = (tx: Scope, customerId: string): Promise<number> => sumOf(tx, 'customerId', customerId)

/** Adds an entry to the ledger. */
export const addEntry = (
  context: CommitContext,
  by: ChangeActor,
  values: Pick<Entry, 'customerId' | 'kind' | 'points'> & Partial<Pick<Entry, 'appointmentId' | 'note'>>,
): Promise<Entry> => commit(context, { resource: 'loyaltyEntries', action: 'create', values, by })

/** The points for a delivered booking, once, for what was paid with money; none while the module or the rule is off. */
export async function earnPoints(context: CommitContext, booking: Booking, by: ChangeActor): Promise<void> {
  const { tx } = context
  const settings = await findSettings(tx)
  const points = booking.type === 'testDrive' ? 0 : pointsFor(amountDue(booking.totals), settings, booking.totals.currency)
  if (points === 0 || (await findBy(tx, 'loyaltyEntries', { appointmentId: booking.id, kind: 'earned' }))) return
  if ((await findClosedModules(tx)).includes('loyaltyRedeem')) return
  await addEntry(context, by, { customerId: booking.customerId, appointmentId: booking.id, kind: 'earned', points })
}

/** The sum of a customer's entries that the caller may see. Throws notFound (404) for a customer that they may not see. */
export async function visibleBalance(db: CallerDb, customerId: string): Promise<number> {
  const customer = await db.get('customers', customerId)
  const figures = { balance: sql`coalesce(sum(points), 0)` }
  const conditions = [sql`"customerId" = ${customer.id}`]
  const [sum] = await db.groups<{ balance: string }>('loyaltyEntries', { figures }, { conditions })
  return Number(sum?.balance ?? 0)
}

/** Gives back the points redeemed on a booking that is closed. */
export async function returnPoints(context: CommitContext, booking: Booking, by: ChangeActor): Promise<void> {
  const spent = -(await sumOf(context.tx, 'appointmentId', booking.id))
  if (spent > 0) await giveBack(context, booking, spent, by)
}

/** Gives back the share of the redeemed points that a booking's lower total no longer needs; fractions of a point stay spent. */
export async function returnSurplus(context: CommitContext, booking: Booking, earlier: number, by: ChangeActor): Promise<void> {
  const spent = -(await sumOf(context.tx, 'appointmentId', booking.id))
  const surplus = Math.floor((spent * (earlier - (booking.totals.byPoints ?? 0))) / earlier)
  if (surplus > 0) await giveBack(context, booking, surplus, by)
}

const giveBack = (context: CommitContext, { id, customerId }: Booking, points: number, by: ChangeActor) =>
  addEntry(context, by, { customerId, appointmentId: id, kind: 'reversed', points })
