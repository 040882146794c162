// What the workshop did: finished bookings of a customer, or of a vehicle, with names instead of ids.
import { sql } from 'kysely'
import { rowRule } from '../../src/schema/access.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { resources } from '../../src/schema/resources/index.ts'
import { ruleCondition, type Condition } from '../db/conditions.ts'
import { findRow, listRows, type Scope } from '../db/repository.ts'
import type { Caller } from '../house.ts'
import { Problem } from '../problem.ts'
import { agentSight } from './agentRights.ts'
import { customerMeant } from './customerMeant.ts'
import { visibleRow } from './visibleRow.ts'

/** Of whom, and which page. */
export interface ServiceQuestion {
  customerId?: string | undefined
  vehicleId?: string | undefined
  page: number
  size: number
}

// A customer sees what was done for them: what a car's former owner had done is the former owner's.
async function conditionsOf(tx: Scope, caller: Caller, { customerId, vehicleId }: ServiceQuestion): Promise<Condition[]> {
  const { actor } = caller
  if (!actor) {
    const own = await customerMeant(tx, caller, customerId)
    if (vehicleId && (await findRow(tx, 'vehicles', vehicleId))?.customerId !== own.id) throw new Problem('notFound')
    const asked = vehicleId ? [sql`"vehicleId" = ${vehicleId}`] : []
    return [sql`"customerId" = ${own.id}`, ...asked, ...agentSight(caller, 'appointments')]
  }
  const rule = rowRule(actor, resources.appointments, 'list')
  if (rule.length === 0) throw new Problem('forbidden')
  const seen = ruleCondition(rule, actor)
  if (vehicleId) return [sql`"vehicleId" = ${(await visibleRow(tx, actor, 'vehicles', vehicleId)).id}`, seen]
  return [sql`"customerId" = ${(await customerMeant(tx, caller, customerId)).id}`, seen]
}

/** A page, newest first. Throws notFound for somebody else's customer or vehicle. */
export async function listServices(tx: Scope, caller: Caller, question: ServiceQuestion): Promise<OutputOf<'serviceHistory'>> {
  const { data, total } = await listRows(tx, 'appointments', {
    page: question.page,
    size: question.size,
    sort: 'startAt',
    order: 'DESC',
    conditions: [...(await conditionsOf(tx, caller, question)), sql`type <> 'testDrive'`, sql`status in ('completed', 'delivered')`],
  })
  const shown: OutputOf<'serviceHistory'>['data'] = []
  for (const row of data) {
    const { id, ref, startAt, endAt, status, mileageIn, services, totals } = row
    const location = await findRow(tx, 'dealershipLocations', row.locationId, { deleted: true })
    const car = row.vehicleId ? await findRow(tx, 'vehicles', row.vehicleId, { deleted: true }) : undefined
    shown.push({
      ...{ id, ref, startAt, endAt, status, mileageIn, services, totals },
      location: location?.name ?? null,
      vehicle: car ? { id: car.id, plate: car.plate, model: car.model, year: car.year } : null,
    })
  }
  return { data: shown, total }
}
