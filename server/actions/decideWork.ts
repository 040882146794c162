// Decisions on proposed work. What is accepted becomes a line of the booking, what no longer is leaves it: all in one transaction, and the same decision twice is one.
import type { Decision } from '../../src/schema/calls/job.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { totalsOf } from '../../src/schema/money.ts'
import { findRow, updateRow, type RowOf, type Scope } from '../db/repository.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { auditChange } from './auditChange.ts'

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
  house: House,
  tx: Scope,
  before: RowOf<'appointments'>,
  services: Lines,
  by: string | null,
): Promise<RowOf<'appointments'>> {
  if (JSON.stringify(services) === JSON.stringify(before.services)) return before
  const now = house.now()
  // What a code took off the booking stays; work that is found later is not part of it.
  const totals = totalsOf(
    services.map(({ price }) => price),
    before.totals.discount,
  )
  const after = await updateRow(tx, 'appointments', before, { services, totals }, by, now)
  await auditChange(tx, { resource: 'appointments', rowId: before.id, action: 'update', before, after, by, now })
  return after
}

/** Takes accepted work out of its booking again. */
export const withdrawLine = async (house: House, tx: Scope, work: RowOf<'jobServices'>, by: string): Promise<void> => {
  const booking = await findRow(tx, 'appointments', work.appointmentId, { lock: true })
  if (booking) await keepLines(house, tx, booking, linesWith(booking.services, work, false), by)
}

/**
 * Records decisions on a booking that is held under lock, and says which rows changed. Throws notFound for work of another booking, and
 * staleVersion when it is not what the person saw; a decision that stands already is no change, so that a second click does nothing.
 */
export async function decideWork(
  house: House,
  tx: Scope,
  booking: RowOf<'appointments'>,
  decisions: readonly WorkDecision[],
  who: { decidedBy: Word<'decidedBy'>; staffId: string | null },
): Promise<RowOf<'jobServices'>[]> {
  const now = house.now()
  const changed: RowOf<'jobServices'>[] = []
  let lines = booking.services
  for (const { id, version, decision } of decisions.toSorted((one, other) => one.id.localeCompare(other.id))) {
    const before = await findRow(tx, 'jobServices', id, { lock: true })
    // Without this a link to one booking would decide on another one's work.
    if (before?.appointmentId !== booking.id) throw new Problem('notFound')
    if (before.decision === decision) continue
    if (before.version !== version) throw new Problem('staleVersion')
    const decided = { decision, decidedBy: who.decidedBy, decidedAt: now.toISOString() }
    const after = await updateRow(tx, 'jobServices', before, decided, who.staffId, now)
    await auditChange(tx, { resource: 'jobServices', rowId: id, action: 'update', before, after, by: who.staffId, now })
    lines = linesWith(lines, after, decision === 'accepted')
    changed.push(after)
  }
  await keepLines(house, tx, booking, lines, who.staffId)
  return changed
}
