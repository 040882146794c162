// A lead and the car that is reserved for it or sold to it go together, whichever of them is moved.
import { isPaid } from '../../src/schema/payments/index.ts'
import { commit } from '../core/commit/commit.ts'
import { on, type CommitContext } from '../core/commit/reactions.ts'
import type { ChangeActor } from '../core/commit/actor.ts'
import { sql } from 'kysely'
import { lockRows } from '../core/db/manyRows.ts'
import { findRow, type RowOf } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'
import { winLead } from '../leads/index.ts'
import { freeCar, reservePaid } from './keepReserved.ts'

type Lead = RowOf<'leads'>

/** The lead is won: its car is sold. Throws carTaken (409) where somebody else has the car. */
async function sellTo({ services, tx }: CommitContext, lead: Lead, by: ChangeActor): Promise<void> {
  const car = lead.stockCarId ? await findRow(tx, 'stockCars', lead.stockCarId, { lock: true }) : undefined
  if (!car || (car.status === 'sold' && car.leadId === lead.id)) return
  if (car.status === 'sold' || (car.status === 'reserved' && car.leadId !== lead.id))
    throw new Problem('carTaken', { details: { status: car.status } })
  const changes = { status: 'sold', leadId: lead.id, reservedUntil: null, soldAt: services.now().toISOString() }
  await commit({ services, tx }, { resource: 'stockCars', action: 'move', before: car, changes, by })
}

/** The lead is lost or gone: what was reserved for it is free. */
async function freeFor(context: CommitContext, lead: Lead, by: ChangeActor): Promise<void> {
  for (const car of await lockRows(
    context.tx,
    'stockCars',
    [sql`"leadId" = ${lead.id} and status = 'reserved' and "deletedAt" is null`],
    10,
  ))
    await freeCar(context, car, by)
}

/** The reactions. */
export const showroomReactions = [
  on('leads', 'moved', async (context, { after, by }) => {
    if (after.status === 'completed' && after.outcome === 'sold') return sellTo(context, after, by)
    if (after.status === 'closed' || after.status === 'deleted') return freeFor(context, after, by)
  }),
  on('leads', 'deleted', (context, { after, by }) => freeFor(context, after, by)),
  on('stockCars', 'moved', async ({ services, tx }, { after, by }) => {
    if (after.status === 'sold' && after.leadId) await winLead(services, tx, after.leadId, by)
  }),
  on('payments', 'written', async (context, { before, after, by }) => {
    if (after.orderType === 'vehicleDeposite' && isPaid(after.state) && before && !isPaid(before.state))
      await reservePaid(context, after, by)
  }),
]
