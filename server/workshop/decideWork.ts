// Decisions on additional work. Accepted work becomes a line of the booking, declined work is removed from it, in one transaction;
// repeating a decision changes nothing.
import type { Decision } from '../../src/schema/workshop/calls/job.ts'
import { paidByPoints } from '../../src/schema/core/money.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { presentTotals } from '../core/time/region.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { isInHand, promiseChanges } from '../appointments/index.ts'
import { commit } from '../core/commit/commit.ts'
import { staffIdOf, type ChangeActor } from '../core/commit/actor.ts'

/** One decision; `version` is the work's when the person saw it. */
export interface WorkDecision {
  id: string
  version: number
  decision: Decision
}
type Lines = RowOf<'appointments'>['services']

/** The booking's lines with or without the work. */
const linesWith = (lines: Lines, { code, name, price, minutes }: RowOf<'jobServices'>, accepted: boolean): Lines => {
  const others = lines.filter((line) => line.code !== code)
  return accepted ? [...others, { code: code ?? '', name, price, minutes }] : others
}

/** Writes a booking's lines and totals, audited; does nothing when they are the same. */
async function keepLines(
  services: Services,
  tx: Scope,
  before: RowOf<'appointments'>,
  carServices: Lines,
  by: ChangeActor,
): Promise<RowOf<'appointments'>> {
  if (JSON.stringify(carServices) === JSON.stringify(before.services)) return before
  // The discount of a promotion code stays; it does not include additional work. So does what is paid with points.
  const prices = carServices.map(({ price }) => price)
  const totals = paidByPoints(presentTotals(prices, before.totals.discount), before.totals.byPoints)
  const at = services.now().toISOString()
  const promise = isInHand(before) ? await promiseChanges(tx, { ...before, services: carServices }, { reason: 'work', at }) : {}
  const changes = { services: carServices, totals, ...promise }
  return commit({ services, tx }, { resource: 'appointments', action: 'update', before, changes, by })
}

/** Removes accepted work from its booking. */
export const withdrawLine = async (services: Services, tx: Scope, work: RowOf<'jobServices'>, by: ChangeActor): Promise<void> => {
  const booking = await findRow(tx, 'appointments', work.appointmentId, { lock: true })
  if (booking) await keepLines(services, tx, booking, linesWith(booking.services, work, false), by)
}

/**
 * Records decisions on a booking that is held under lock, and returns the changed rows. Throws notFound (404) for another booking's work,
 * staleVersion (409) when it has changed since; repeating a decision is no change.
 */
export async function decideWork(
  services: Services,
  tx: Scope,
  booking: RowOf<'appointments'>,
  decisions: readonly WorkDecision[],
  who: { decidedBy: Word<'decidedBy'>; decidedFrom: Word<'decidedFrom'>; by: ChangeActor },
): Promise<RowOf<'jobServices'>[]> {
  const now = services.now()
  const changed: RowOf<'jobServices'>[] = []
  let lines = booking.services
  for (const { id, version, decision } of decisions.toSorted((one, other) => one.id.localeCompare(other.id))) {
    const before = await findRow(tx, 'jobServices', id, { lock: true })
    // Otherwise a link to one booking could decide on another's work.
    if (before?.appointmentId !== booking.id) throw new Problem('notFound')
    if (before.decision === decision) continue
    if (before.version !== version) throw new Problem('staleVersion')
    const { decidedBy, decidedFrom, by } = who
    const decided = { decision, decidedBy, decidedFrom, decidedById: staffIdOf(by), decidedAt: now.toISOString() }
    const after = await commit({ services, tx }, { resource: 'jobServices', action: 'update', before, changes: decided, by: who.by })
    lines = linesWith(lines, after, decision === 'accepted')
    changed.push(after)
  }
  await keepLines(services, tx, booking, lines, who.by)
  return changed
}
