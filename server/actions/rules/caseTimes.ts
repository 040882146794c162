// The times of complaints and feedback: until when an answer is due, and what a pause adds.
import type { Word } from '../../../src/schema/enumerations.ts'
import { afterBusinessMinutes, businessMinutes } from '../../booking/businessMinutes.ts'
import { openHours } from '../../booking/openHours.ts'
import type { RowOf, Scope } from '../../db/repository.ts'
import type { Row } from '../../db/rows.ts'
import { newReference } from '../newReference.ts'
import { checkOwned, checkWorker } from './checks.ts'
import type { Deed } from './rules.ts'

/** The two kinds of cases. */
export type CaseName = 'complaints' | 'feedback'
/** Hours of business time until an answer is due. */
const hoursOf: Record<Word<'severity'>, number> = { critical: 4, high: 9, normal: 18, low: 45 }

/** When an answer is due to a case of this severity that came at `from` (ISO UTC), in the hours of its branch. */
export async function caseDueAt(tx: Scope, severity: Word<'severity'>, locationId: unknown, from: string): Promise<string> {
  const hours = await openHours(tx, typeof locationId === 'string' ? locationId : null, from)
  return afterBusinessMinutes(from, hoursOf[severity] * 60, hours)
}

/** What the clock of a case hangs on. */
type Clock = Pick<RowOf<CaseName>, 'pausedAt' | 'pausedMs' | 'dueAt' | 'locationId'>

/** What a pause that ends now changes: the due moment goes as much business time further as the pause lasted. */
export async function timeTaken(tx: Scope, { pausedAt, pausedMs, dueAt, locationId }: Clock, now: Date): Promise<Row> {
  if (!pausedAt) return {}
  const hours = await openHours(tx, locationId, pausedAt < (dueAt ?? pausedAt) ? pausedAt : (dueAt ?? pausedAt))
  const waited = businessMinutes(pausedAt, now.toISOString(), hours)
  return {
    pausedAt: null,
    pausedMs: Math.min(2_000_000_000, pausedMs + (now.getTime() - Date.parse(pausedAt))),
    dueAt: dueAt && waited > 0 ? afterBusinessMinutes(dueAt, waited, hours) : dueAt,
  }
}

/** What a case is given that is opened again: its clock begins anew. */
export const reopenedValues = async (tx: Scope, { reopenCount, severity, locationId }: RowOf<CaseName>, now: Date): Promise<Row> => ({
  reopenCount: reopenCount + 1,
  escalatedAt: null,
  dueAt: await caseDueAt(tx, severity, locationId, now.toISOString()),
})

/** What a new complaint or feedback is given besides what was told, whoever makes it. */
export const newCaseValues =
  (name: CaseName) =>
  async ({ house, tx }: Omit<Deed, 'actor'>, values: Row): Promise<Row> => {
    await checkOwned(tx, values)
    await checkWorker(tx, 'ownerId', values['ownerId'])
    const severity = (values['severity'] ?? 'normal') as Word<'severity'>
    const dueAt = values['dueAt'] ?? (await caseDueAt(tx, severity, values['locationId'], house.now().toISOString()))
    return { ref: await newReference(tx, name), dueAt }
  }
