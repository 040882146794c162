// The deadline of a complaint or feedback: paused while the dealership waits for others, and escalated to the department's managers when it
// has passed.
import { sql } from 'kysely'
import { findRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { managersOf } from '../core/access/managersOf.ts'
import { notify } from '../notifications/index.ts'
import { openRows } from '../core/commit/openRows.ts'
import { timeTaken, type CaseName } from './rules/caseTimes.ts'
import { lockRow, requireRight, type Acting } from '../core/commit/saveRecord.ts'
import { commit } from '../core/commit/commit.ts'
import { jobActor, staffActor } from '../core/commit/actor.ts'

type Case = RowOf<CaseName>

const changeCase = (acting: Acting, name: CaseName, before: Case, changes: Row): Promise<Case> =>
  commit(acting, { resource: name, action: 'update', before, changes, by: staffActor(acting.actor.id) })

/** A case that the person may work on, locked. Throws staleVersion (409), or moveNotAllowed (409) for a closed one. */
async function openCase(acting: Acting, name: CaseName, id: string, version: number, present: (row: Case) => unknown): Promise<Case> {
  const before = await lockRow(acting, name, id)
  requireRight(acting.actor, name, 'edit', before)
  if (before.version !== version) throw new Problem('staleVersion', { details: { current: present(before) } })
  if (before.status === 'closed') throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  return before
}

/** Pauses or resumes the deadline; does nothing when that is its state already. */
export async function pauseCase(
  acting: Acting,
  name: CaseName,
  id: string,
  request: { paused: boolean; version: number },
  present: (row: Case) => unknown,
): Promise<Case> {
  const before = await openCase(acting, name, id, request.version, present)
  const now = acting.services.now()
  if (request.paused === (before.pausedAt !== null)) return before
  return changeCase(acting, name, before, request.paused ? { pausedAt: now.toISOString() } : await timeTaken(acting.tx, before, now))
}

async function notifyManagers(services: Services, tx: Scope, name: CaseName, row: Case, by: string | null): Promise<void> {
  const people = [...(await managersOf(tx, name, row)), ...(row.ownerId ? [row.ownerId] : [])].filter((who) => who !== by)
  await notify(services, tx, people, { kind: 'complaintEscalated', params: { ref: row.ref }, resource: name, rowId: row.id })
}

/** Escalates a case on request. */
export async function escalateCase(
  acting: Acting,
  name: CaseName,
  id: string,
  version: number,
  present: (row: Case) => unknown,
): Promise<Case> {
  const before = await openCase(acting, name, id, version, present)
  if (before.escalatedAt) return before
  const after = await changeCase(acting, name, before, { escalatedAt: acting.services.now().toISOString() })
  await notifyManagers(acting.services, acting.tx, name, after, acting.actor.id)
  return after
}

/** Maximum number of cases escalated in one transaction. */
const atOnce = 50

/** Escalates overdue cases, each once; returns their number. */
export async function escalateOverdue(services: Services, tx: Scope): Promise<number> {
  const now = services.now()
  let count = 0
  for (const name of ['complaints', 'feedback'] as const) {
    const late = [openRows(name), sql`"dueAt" < ${now.toISOString()} and "pausedAt" is null and "escalatedAt" is null`]
    const data = await readRows(tx, name, { size: atOnce, sort: 'dueAt', order: 'ASC', conditions: late })
    for (const { id } of data) {
      const before = await findRow(tx, name, id, { lock: true, conditions: late })
      if (!before) continue
      const changes = { escalatedAt: now.toISOString() }
      const after = await commit({ services, tx }, { resource: name, action: 'update', before, changes, by: jobActor('casesOverdue') })
      await notifyManagers(services, tx, name, after, null)
      count += 1
    }
  }
  return count
}

/** The same in a transaction of its own. */
export const escalateOverdueCases = async (services: Services, tenantId: string): Promise<void> => {
  await services.engine.scoped(tenantId, (tx) => escalateOverdue(services, tx))
}
