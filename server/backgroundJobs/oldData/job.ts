// Deletes what is older than the tenant keeps it, every night. Each batch is a short transaction; an interrupted run continues after the
// last one. docs/decisions/oldData.md
import { sql } from 'kysely'
import { enumerations } from '../../../src/schema/enumerations.ts'
import { jobActor } from '../../core/commit/actor.ts'
import { recordAction } from '../../core/commit/audit.ts'
import { unaudited } from '../../core/commit/unaudited.ts'
import type { Scope } from '../../core/db/repository.ts'
import { defineSystemJob } from '../../core/jobs/defineJob.ts'
import { isQueued, startSystemJob } from '../../core/jobs/queue.ts'
import type { Services } from '../../core/services.ts'
import { dayAfter, localDay, momentOf } from '../../core/time/time.ts'
import { findSettings } from '../../core/time/workshop.ts'
import { removeRetired } from '../../files/index.ts'
import { chooseOld, deletedBefore, isHalted, readHeld, tablesOf, type OldDataKind } from './oldRows.ts'
import { removeRows } from './removeRows.ts'

/** When a run starts, in the tenant's zone. */
const nightly = '03:30'
const atOnce = 200

const steps = enumerations.oldDataKind.flatMap((kind) =>
  tablesOf[kind].map((table, place) => ({ kind, table, isLast: place === tablesOf[kind].length - 1 })),
)

/** Where a run is. */
interface Position {
  step: number
  /** Rows of the present kind that were deleted. */
  deleted: number
  /** The days of the run's start, before which rows are deleted. */
  before: Partial<Record<OldDataKind, string | null>>
}

async function begin(tx: Scope, now: Date): Promise<Position> {
  const settings = await findSettings(tx)
  const before = Object.fromEntries(enumerations.oldDataKind.map((kind) => [kind, deletedBefore(kind, settings, now)]))
  return { step: 0, deleted: 0, before }
}

/** The day before which a kind's rows are deleted in this run; null where they are kept, or longer than they were at its start. */
async function dayOf(tx: Scope, kind: OldDataKind, at: Position, now: Date): Promise<string | null> {
  const [first, present] = [at.before[kind] ?? null, deletedBefore(kind, await findSettings(tx), now)]
  if (first === null || present === null || (await isHalted(tx))) return null
  return first < present ? first : present
}

async function record(tx: Scope, kind: OldDataKind, { deleted, before }: Position, now: Date): Promise<void> {
  const { id } = await findSettings(tx)
  const after = { erasedKind: kind, erasedRows: deleted, erasedBefore: before[kind] }
  await unaudited(
    'partOfAnother',
    sql`update settings set "erasedKind" = ${kind}, "erasedRows" = ${deleted}, "erasedBefore" = ${before[kind]}`,
  ).execute(tx)
  await recordAction(tx, { resource: 'settings', rowId: id, action: 'erase', after, by: jobActor('oldData') }, now)
}

/** Deletes one batch, or goes to the next table when nothing is left; null after the last. */
async function advance(tx: Scope, at: Position, now: Date): Promise<Position | null> {
  const step = steps[at.step]
  if (!step) return null
  const { kind, table, isLast } = step
  const day = await dayOf(tx, kind, at, now)
  if (day !== null) {
    const ids = await chooseOld(tx, table, day, await readHeld(tx), now, atOnce)
    const removed = ids.length > 0 ? await removeRows(tx, table, ids, now) : 0
    if (removed > 0) return { ...at, deleted: at.deleted + removed }
  }
  if (isLast && at.deleted > 0) await record(tx, kind, at, now)
  return { ...at, step: at.step + 1, deleted: isLast ? 0 : at.deleted }
}

/** The job of a run. */
export const oldData = defineSystemJob('oldData', async ({ services, tenantId, scoped, position, keep }) => {
  let at = position as Position | null
  for (;;) {
    const next = await scoped(async ({ tx }) => {
      const now = services.now()
      const reached = await advance(tx, at ?? (await begin(tx, now)), now)
      keep(reached)
      return reached
    })
    if (next === null) return
    if (steps[next.step]?.kind === 'files') await removeRetired(services, tenantId)
    at = next
  }
})

/** The start of the next run. */
export function nextRun(now: Date): string {
  const today = momentOf(localDay(now), nightly)
  return now.toISOString() < today ? today : momentOf(dayAfter(localDay(now), 1), nightly)
}

/** The schedule: starts the run of a night, once. Settings that were changed since are for the next, so that a mistake can be corrected. */
export async function startOldData(services: Services, tenantId: string, now: Date): Promise<void> {
  const today = localDay(now)
  const due = momentOf(today, nightly)
  if (now.toISOString() < due) return
  await services.engine.scoped(tenantId, async (tx) => {
    const settings = await findSettings(tx)
    const isOn = enumerations.oldDataKind.some((kind) => deletedBefore(kind, settings, now) !== null)
    if (!isOn || settings.updatedAt >= due || (await isQueued(tx, 'oldData'))) return
    const { rows } = await unaudited(
      'noEdit',
      sql`update settings set "oldDataOn" = ${today} where "oldDataOn" is distinct from ${today}::date returning id`,
    ).execute(tx)
    if (rows.length > 0) await startSystemJob({ services, tx }, { kind: 'oldData', resource: 'settings', input: {} })
  })
}
