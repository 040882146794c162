// Decisions on proposed work. What is accepted becomes a line of the booking, what no longer is leaves it: all in one transaction, and the same decision twice is one.
import type { Decision } from '../../src/schema/workshop/calls/job.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { totalsOf } from '../../src/schema/core/money.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { commit } from '../core/commit/commit.ts'
import type { ChangeActor } from '../core/commit/actor.ts'

/** One decision; `version` is the work's as the person saw it. */
export interface WorkDecision {
  id: string
  version: number
  decision: Decision
}
type Lines = RowOf<'appointments'>['services']

/** The booking's lines with the work among them, or without. */
const linesWith = (lines: Lines, { code, name, price, minutes }: RowOf<'jobServices'>, accepted: boolean): Lines => {
  const others = lines.filter((line) => line.code !== code)
  return accepted ? [...others, { code: code ?? '', name, price, minutes }] : others
}

/** Writes a booking's lines and what they cost, audited; nothing when they are the same. */
async function keepLines(
  services: Services,
  tx: Scope,
  before: RowOf<'appointments'>,
  carServices: Lines,
  by: ChangeActor,
): Promise<RowOf<'appointments'>> {
  if (JSON.stringify(carServices) === JSON.stringify(before.services)) return before
  // What a code took off the booking stays; work that is found later is not part of it.
  const totals = totalsOf(
    carServices.map(({ price }) => price),
    before.totals.discount,
  )
  return commit({ services, tx }, { resource: 'appointments', action: 'update', before, changes: { services: carServices, totals }, by })
}

/** Takes accepted work out of its booking again. */
export const withdrawLine = async (services: Services, tx: Scope, work: RowOf<'jobServices'>, by: ChangeActor): Promise<void> => {
  const booking = await findRow(tx, 'appointments', work.appointmentId, { lock: true })
  if (booking) await keepLines(services, tx, booking, linesWith(booking.services, work, false), by)
}

/**
 * Records decisions on a booking that is held under lock, and says which rows changed. Throws notFound for work of another booking, and
 * staleVersion when it is not what the person saw; a decision that stands already is no change, so that a second click does nothing.
 */
export async function decideWork(
  services: Services,
  tx: Scope,
  booking: RowOf<'appointments'>,
  decisions: readonly WorkDecision[],
  who: { decidedBy: Word<'decidedBy'>; by: ChangeActor },
): Promise<RowOf<'jobServices'>[]> {
  const now = services.now()
  const changed: RowOf<'jobServices'>[] = []
  let lines = booking.services
  for (const { id, version, decision } of decisions.toSorted((one, other) => one.id.localeCompare(other.id))) {
    const before = await findRow(tx, 'jobServices', id, { lock: true })
    // Without this a link to one booking would decide on another one's work.
    if (before?.appointmentId !== booking.id) throw new Problem('notFound')
    if (before.decision === decision) continue
    if (before.version !== version) throw new Problem('staleVersion')
    const decided = { decision, decidedBy: who.decidedBy, decidedAt: now.toISOString() }
    const after = await commit({ services, tx }, { resource: 'jobServices', action: 'update', before, changes: decided, by: who.by })
    lines = linesWith(lines, after, decision === 'accepted')
    changed.push(after)
  }
  await keepLines(services, tx, booking, lines, who.by)
  return changed
}
