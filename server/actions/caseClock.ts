// The clock of a complaint or feedback: stopped while the house waits for somebody else, and told to those who lead when it has run out.
import { sql } from 'kysely'
import { findRow, readRows, type RowOf, type Scope, updateRow } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { auditChange } from './auditChange.ts'
import { managersOf } from './managersOf.ts'
import { notify } from './notify.ts'
import { openRows } from './openRows.ts'
import { timeTaken, type CaseName } from './rules/caseTimes.ts'
import { lockRow, requireRight, type Acting } from './saveRecord.ts'

type Case = RowOf<CaseName>

async function changeCase(acting: Acting, name: CaseName, before: Case, values: Row): Promise<Case> {
  const { house, tx, actor } = acting
  const after = await updateRow(tx, name, before, values, actor.id, house.now())
  await auditChange(tx, { resource: name, rowId: before.id, action: 'update', before, after, by: actor.id, now: house.now() })
  return after
}

/** A case that the person may work on, locked. Throws staleVersion, or moveNotAllowed for one that is over. */
async function openCase(acting: Acting, name: CaseName, id: string, version: number, present: (row: Case) => unknown): Promise<Case> {
  const before = await lockRow(acting, name, id)
  requireRight(acting.actor, name, 'edit', before)
  if (before.version !== version) throw new Problem('staleVersion', { details: { current: present(before) } })
  if (before.status === 'closed') throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  return before
}

/** Stops the clock, or lets it run on; one that is so already stays as it is. */
export async function pauseCase(
  acting: Acting,
  name: CaseName,
  id: string,
  wish: { paused: boolean; version: number },
  present: (row: Case) => unknown,
): Promise<Case> {
  const before = await openCase(acting, name, id, wish.version, present)
  const now = acting.house.now()
  if (wish.paused === (before.pausedAt !== null)) return before
  return changeCase(acting, name, before, wish.paused ? { pausedAt: now.toISOString() } : await timeTaken(acting.tx, before, now))
}

async function tellManagers(house: House, tx: Scope, name: CaseName, row: Case, by: string | null): Promise<void> {
  const people = [...(await managersOf(tx, name, row)), ...(row.ownerId ? [row.ownerId] : [])].filter((who) => who !== by)
  await notify(house, tx, people, { kind: 'complaintEscalated', params: { ref: row.ref }, resource: name, rowId: row.id })
}

/** Escalates a case by hand. */
export async function escalateCase(
  acting: Acting,
  name: CaseName,
  id: string,
  version: number,
  present: (row: Case) => unknown,
): Promise<Case> {
  const before = await openCase(acting, name, id, version, present)
  if (before.escalatedAt) return before
  const after = await changeCase(acting, name, before, { escalatedAt: acting.house.now().toISOString() })
  await tellManagers(acting.house, acting.tx, name, after, acting.actor.id)
  return after
}

/** Cases escalated in one go. */
const atOnce = 50

/** Escalates what is overdue, each case once; gives back how many. */
export async function escalateOverdue(house: House, tx: Scope): Promise<number> {
  const now = house.now()
  let count = 0
  for (const name of ['complaints', 'feedback'] as const) {
    const late = [openRows(name), sql`"dueAt" < ${now.toISOString()} and "pausedAt" is null and "escalatedAt" is null`]
    const data = await readRows(tx, name, { size: atOnce, sort: 'dueAt', order: 'ASC', conditions: late })
    for (const { id } of data) {
      const before = await findRow(tx, name, id, { lock: true, conditions: late })
      if (!before) continue
      const after = await updateRow(tx, name, before, { escalatedAt: now.toISOString() }, null, now)
      await auditChange(tx, { resource: name, rowId: id, action: 'update', before, after, by: null, now })
      await tellManagers(house, tx, name, after, null)
      count += 1
    }
  }
  return count
}

/** The same in a transaction of its own. */
export const escalateOverdueCases = async (house: House, tenantId: string): Promise<void> => {
  await house.engine.scoped(tenantId, (tx) => escalateOverdue(house, tx))
}
