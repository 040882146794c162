// The times of complaints and feedback: when an answer is due, and how a pause moves that.
import type { Word } from '../../../src/schema/enumerations.ts'
import { afterBusinessMinutes, businessMinutes } from '../../core/time/businessMinutes.ts'
import { openHours } from '../../core/time/openHours.ts'
import type { RowOf, Scope } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'
import { newReference } from '../../core/commit/newReference.ts'
import { checkOwned, checkWorker } from '../../core/commit/checks.ts'
import type { Context } from '../../core/commit/rules.ts'

/** The two kinds of cases. */
export type CaseName = 'complaints' | 'feedback'
/** Maximum stars, of five, that open a complaint. */
export const fewStars = 2
/** Hours of business time until an answer is due. */
const hoursOf: Record<Word<'severity'>, number> = { critical: 4, high: 9, normal: 18, low: 45 }

/** When the answer to a case of this severity that came at `from` (ISO UTC) is due, in its branch's business time. */
export async function caseDueAt(tx: Scope, severity: Word<'severity'>, locationId: unknown, from: string): Promise<string> {
  const hours = await openHours(tx, typeof locationId === 'string' ? locationId : null, from)
  return afterBusinessMinutes(from, hoursOf[severity] * 60, hours)
}

/** The fields of a case that determine its deadline. */
type Schedule = Pick<RowOf<CaseName>, 'pausedAt' | 'pausedMs' | 'dueAt' | 'locationId'>

/** The changes at the end of a pause: the due time moves by as much business time as the pause lasted. */
export async function timeTaken(tx: Scope, { pausedAt, pausedMs, dueAt, locationId }: Schedule, now: Date): Promise<Row> {
  if (!pausedAt) return {}
  const hours = await openHours(tx, locationId, pausedAt < (dueAt ?? pausedAt) ? pausedAt : (dueAt ?? pausedAt))
  const waited = businessMinutes(pausedAt, now.toISOString(), hours)
  return {
    pausedAt: null,
    pausedMs: Math.min(2_000_000_000, pausedMs + (now.getTime() - Date.parse(pausedAt))),
    dueAt: dueAt && waited > 0 ? afterBusinessMinutes(dueAt, waited, hours) : dueAt,
  }
}

/** The changes of a reopened case: its deadline starts again. */
export const reopenedValues = async (tx: Scope, { reopenCount, severity, locationId }: RowOf<CaseName>, now: Date): Promise<Row> => ({
  reopenCount: reopenCount + 1,
  escalatedAt: null,
  dueAt: await caseDueAt(tx, severity, locationId, now.toISOString()),
})

/** The calculated values of a new complaint or feedback, for every kind of creator. */
export const newCaseValues =
  (name: CaseName) =>
  async ({ services, tx }: Omit<Context, 'actor'>, values: Row): Promise<Row> => {
    await checkOwned(tx, values)
    await checkWorker(tx, 'ownerId', values['ownerId'])
    const severity = (values['severity'] ?? 'normal') as Word<'severity'>
    const dueAt = values['dueAt'] ?? (await caseDueAt(tx, severity, values['locationId'], services.now().toISOString()))
    return { ref: await newReference(tx, name), dueAt }
  }
