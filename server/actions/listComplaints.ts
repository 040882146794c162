// Complaints as flat rows with names instead of ids, as another system reads them.
import { sql } from 'kysely'
import { rowRule, type Actor } from '../../src/schema/access.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { resources, type ResourceName } from '../../src/schema/resources/index.ts'
import { ruleCondition } from '../db/conditions.ts'
import { listRows, readRows, type RowOf, type Scope } from '../db/repository.ts'
import { Problem } from '../problem.ts'

/** The rows that some rows refer to, by id. */
async function referredTo<N extends ResourceName>(tx: Scope, name: N, ids: readonly (string | null)[]): Promise<Map<string, RowOf<N>>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const data = await readRows(tx, name, { size: wanted.length, ids: wanted })
  return new Map(data.map((row) => [row.id, row]))
}

async function openProblems(tx: Scope, actor: Actor): Promise<OutputOf<'complaintDetails'>['problems']> {
  const rule = rowRule(actor, resources.feedLines, 'list')
  if (rule.length === 0) return []
  const data = await readRows(tx, 'feedLines', {
    ...{ size: 100, sort: 'createdAt', order: 'DESC' },
    conditions: [ruleCondition(rule, actor), sql`state = 'open'`],
  })
  const files = await referredTo(
    tx,
    'feedFiles',
    data.map(({ fileId }) => fileId),
  )
  return data.map(({ fileId, line, externalRef, column, problem }) => ({
    ...{ file: files.get(fileId)?.name ?? '', line, reference: externalRef, column, problem },
  }))
}

/** A page, newest first. Throws forbidden without a list of complaints. */
export async function listComplaints(tx: Scope, actor: Actor, page: { page: number; size: number }): Promise<OutputOf<'complaintDetails'>> {
  const rule = rowRule(actor, resources.complaints, 'list')
  if (rule.length === 0) throw new Problem('forbidden')
  const { data, total } = await listRows(tx, 'complaints', { ...page, conditions: [ruleCondition(rule, actor)] })
  const of = <N extends ResourceName>(name: N, field: 'customerId' | 'vehicleId' | 'ownerId' | 'locationId') =>
    referredTo(
      tx,
      name,
      data.map((row) => row[field]),
    )
  const customers = await of('customers', 'customerId')
  const vehicles = await of('vehicles', 'vehicleId')
  const makes = await referredTo(
    tx,
    'makes',
    [...vehicles.values()].map(({ makeId }) => makeId),
  )
  const owners = await of('staff', 'ownerId')
  const locations = await of('dealershipLocations', 'locationId')
  return {
    total,
    problems: await openProblems(tx, actor),
    data: data.map((row) => {
      const customer = customers.get(row.customerId)
      const vehicle = vehicles.get(row.vehicleId ?? '')
      return {
        ...row,
        customerName: customer ? `${customer.firstName} ${customer.lastName}` : null,
        vehicle: vehicle ? `${vehicle.plate} ${makes.get(vehicle.makeId)?.name.en ?? ''} ${vehicle.model} ${vehicle.year}` : null,
        owner: owners.get(row.ownerId ?? '')?.name ?? null,
        location: locations.get(row.locationId ?? '')?.name ?? null,
      }
    }),
  }
}
