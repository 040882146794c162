// A customer's complaints and feedback as the customer sees them: status and messages, without internal notes.
import { sql } from 'kysely'
import type { OwnCase } from '../../src/schema/cases/calls/cases.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { movesFrom } from '../../src/schema/transitions.ts'
import { findBy, findRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { CustomerDb } from '../core/db/caller/as.ts'
import type { ForCustomer } from '../core/http/forCustomer.ts'
import { Problem } from '../core/http/problem.ts'
import { agentVisibility } from '../core/access/agentRights.ts'
import { ownCustomer } from '../core/access/customerOf.ts'
import { openFiles } from '../files/index.ts'
import type { CaseName } from './rules/caseTimes.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'
import type { Move } from '../../src/schema/core/transitions.ts'

const kinds: readonly CaseName[] = ['complaints', 'feedback']
const limit = 50

/** A case and its kind. */
export interface KnownCase {
  kind: CaseName
  row: RowOf<CaseName>
}

/** The customer's own complaints and feedback, or only those that are closed; newest first. */
export async function listOwnCases(db: CustomerDb, { closed = false } = {}): Promise<OutputOf<'ownCases'>> {
  await ownCustomer(db)
  const all: OutputOf<'ownCases'>['data'] = []
  for (const kind of kinds) {
    const conditions = closed ? [sql`status = 'closed'`] : []
    const data = (await db.mayList(kind)) ? await db.rows(kind, { size: limit, sort: 'createdAt', order: 'DESC', conditions }) : []
    for (const { ref, status, department, category, createdAt } of data) all.push({ kind, ref, status, department, category, createdAt })
  }
  return { data: all.sort((one, other) => other.createdAt.localeCompare(one.createdAt)).slice(0, limit) }
}

/** Kind and id of the customer's own case with a reference. Throws notFound (404) for another customer's. */
export async function findOwnCase(db: CustomerDb, ref: string): Promise<{ kind: CaseName; id: string }> {
  await ownCustomer(db)
  for (const kind of kinds) {
    const row = (await db.mayList(kind)) ? await db.find(kind, { ref: ref.toUpperCase() }) : undefined
    if (row) return { kind, id: row.id }
  }
  throw new Problem('notFound')
}

/** The same as a row, locked, for a command that changes it. Throws as `findOwnCase`. */
export async function lockOwnCase({ tx, caller, customer }: ForCustomer, ref: string): Promise<KnownCase> {
  for (const kind of kinds) {
    const found = await findBy(tx, kind, { ref: ref.toUpperCase() })
    const row = found && (await findRow(tx, kind, found.id, { lock: true, conditions: agentVisibility(caller, kind) }))
    // Otherwise anybody who learns a reference could open another customer's complaint.
    if (row?.customerId === customer.id) return { kind, row }
  }
  throw new Problem('notFound')
}

/** The move that reopens a closed case; undefined when it is not closed or was closed too long ago. */
export function reopening({ status, updatedAt }: RowOf<CaseName>, now: Date): Move | undefined {
  if (status !== 'closed') return undefined
  const move = movesFrom('complaint', status).find(({ to }) => to === 'in-progress')
  return move && now.getTime() - Date.parse(updatedAt) <= (move.withinDays ?? 0) * dayMs ? move : undefined
}

/** The case with everything that its page shows. */
export async function showOwnCase(tx: Scope, { kind, row }: KnownCase, now: Date): Promise<OwnCase> {
  const { id, ref, status, department, category, createdAt, closedAt, rating, description } = row
  const visit = row.appointmentId ? await findRow(tx, 'appointments', row.appointmentId) : undefined
  const vehicle = row.vehicleId ? await findRow(tx, 'vehicles', row.vehicleId, { deleted: true }) : undefined
  const owner = row.ownerId ? await findRow(tx, 'staff', row.ownerId, { deleted: true }) : undefined
  const location = row.locationId ? await findRow(tx, 'dealershipLocations', row.locationId, { deleted: true }) : undefined
  const filters = { [kind === 'complaints' ? 'complaintId' : 'feedbackId']: [id] }
  const replies = await readRows(tx, 'caseReplies', { size: limit, sort: 'createdAt', order: 'ASC', filters })
  return {
    ...{ kind, ref, status, department, category, createdAt, closedAt, rating, description },
    dueAt: status === 'closed' || row.pausedAt ? null : row.dueAt,
    owner: owner?.name ?? null,
    vehicle: vehicle ? { plate: vehicle.plate, vin: vehicle.vin, model: vehicle.model, year: vehicle.year } : null,
    visit: visit ? { ref: visit.ref, startAt: visit.startAt } : null,
    location: location?.name ?? null,
    files: await openFiles(tx, row.attachments),
    messages: replies.map(({ id: messageId, fromCustomer, body, createdAt: at }) => ({ id: messageId, fromCustomer, body, at })),
    reopenable: reopening(row, now) !== undefined,
  }
}
