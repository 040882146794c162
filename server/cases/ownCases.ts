// A customer's complaints and feedback as the customer sees them: status and messages, without internal notes.
import type { OwnCase } from '../../src/schema/cases/calls/cases.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { movesFrom } from '../../src/schema/transitions.ts'
import { findBy, findRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Caller } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { agentVisibility } from '../core/access/agentRights.ts'
import { customerMeant } from '../customers/index.ts'
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

/** The customer's own complaints and feedback, newest first. */
export async function listOwnCases(tx: Scope, caller: Caller): Promise<OutputOf<'ownCases'>> {
  const { id } = await customerMeant(tx, caller, undefined)
  const all: OutputOf<'ownCases'>['data'] = []
  for (const kind of kinds) {
    const question = { page: 1, size: limit, filters: { customerId: [id] }, conditions: agentVisibility(caller, kind) }
    const data = await readRows(tx, kind, { ...question, sort: 'createdAt', order: 'DESC' })
    for (const { ref, status, department, category, createdAt } of data) all.push({ kind, ref, status, department, category, createdAt })
  }
  return { data: all.sort((one, other) => other.createdAt.localeCompare(one.createdAt)).slice(0, limit) }
}

/** The customer's own case with a reference, of either kind. Throws notFound (404) for another customer's. */
export async function findOwnCase(tx: Scope, caller: Caller, ref: string, lock = false): Promise<KnownCase> {
  const customer = await customerMeant(tx, caller, undefined)
  for (const kind of kinds) {
    const found = await findBy(tx, kind, { ref: ref.toUpperCase() })
    const row = found && (await findRow(tx, kind, found.id, { lock, conditions: agentVisibility(caller, kind) }))
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
  const location = row.locationId ? await findRow(tx, 'dealershipLocations', row.locationId, { deleted: true }) : undefined
  const filters = { [kind === 'complaints' ? 'complaintId' : 'feedbackId']: [id] }
  const replies = await readRows(tx, 'caseReplies', { size: limit, sort: 'createdAt', order: 'ASC', filters })
  return {
    ...{ kind, ref, status, department, category, createdAt, closedAt, rating, description },
    dueAt: status === 'closed' || row.pausedAt ? null : row.dueAt,
    vehicle: vehicle ? { plate: vehicle.plate, model: vehicle.model, year: vehicle.year } : null,
    visit: visit ? { ref: visit.ref, startAt: visit.startAt } : null,
    location: location?.name ?? null,
    files: await openFiles(tx, row.attachments),
    messages: replies.map(({ id: messageId, fromCustomer, body, createdAt: at }) => ({ id: messageId, fromCustomer, body, at })),
    reopenable: reopening(row, now) !== undefined,
  }
}
