// Converts a lead into a service booking or a test drive: customer, car, booking and the lead's change in one transaction.
import type { z } from 'zod'
import { sql } from 'kysely'
import type { Calls, OutputOf } from '../../src/schema/endpoints.ts'
import { conversionTypeOf } from '../../src/schema/leads/conversionType.ts'
import { isOpen } from '../../src/schema/transitions.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { findPackages } from '../core/time/workshop.ts'
import { findRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import { Problem } from '../core/http/problem.ts'
import { answerStamps } from './leadClock.ts'
import { assignIfFree } from './assignIfFree.ts'
import { createRecord, lockRow, requireRight, type Acting } from '../core/commit/saveRecord.ts'
import { commit } from '../core/commit/commit.ts'
import { staffActor } from '../core/commit/actor.ts'
import { customerOfMobile } from '../core/db/caller/customerOfMobile.ts'
import { customerName } from '../../src/schema/core/customerName.ts'

type Lead = RowOf<'leads'>
type Input = z.output<Calls['convertLead']['input']>

/** The lead types that a test drive does not complete. */
const sales: readonly Word<'leadType'>[] = ['New Car Sales', 'Used Car Sales']

const customerOf = async (tx: Scope, lead: Lead): Promise<RowOf<'customers'> | undefined> =>
  (lead.customerId ? await findRow(tx, 'customers', lead.customerId) : undefined) ?? customerOfMobile(tx, lead.mobile)

function nameParts(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}

/** The test-drive car at a branch for a lead: of its model, of its make where it names no model, or the branch's only car where it names neither. */
async function carFor(tx: Scope, { makeId, model }: Lead, locationId: string | null): Promise<string | null> {
  if (!locationId) return null
  const wanted = model ? sql`(models.name->>'en' = ${model} or models.name->>'ar' = ${model})` : makeId && sql`models."makeId" = ${makeId}`
  const data = await readRows(tx, 'driveCars', {
    size: 2,
    conditions: [
      sql`active and "locationId" = ${locationId}`,
      ...(wanted ? [sql`exists (select 1 from models where models.id = "driveCars"."modelId" and ${wanted})`] : []),
    ],
  })
  return wanted || data.length === 1 ? (data[0]?.id ?? null) : null
}

/** Initial values of the conversion form. Throws as for a lead that the person may not change. */
export async function prepareConversion(acting: Acting, id: string): Promise<OutputOf<'leadConversion'>> {
  const { tx, actor } = acting
  const lead = await lockRow(acting, 'leads', id)
  requireRight(actor, 'leads', 'edit', lead)
  const customer = await customerOf(tx, lead)
  const mine = customer
    ? await readRows(tx, 'vehicles', {
        size: 20,
        sort: 'createdAt',
        order: 'DESC',
        conditions: [sql`"customerId" = ${customer.id}`],
      })
    : []
  const makes = new Map<string, RowOf<'makes'> | undefined>()
  for (const { makeId } of mine) if (!makes.has(makeId)) makes.set(makeId, await findRow(tx, 'makes', makeId, { deleted: true }))
  const type = conversionTypeOf(lead.type)
  // Of somebody who works at one branch alone it is that one.
  const only = actor.locationIds.length === 1 ? actor.locationIds[0] : undefined
  const locationId = lead.locationId ?? only ?? null
  return {
    type,
    customer: customer ? { id: customer.id, name: customerName(customer) } : null,
    vehicles: mine.map(({ id: vehicleId, plate, vin, makeId, model, year }) => ({
      id: vehicleId,
      plate,
      vin,
      make: makes.get(makeId)?.name ?? null,
      model,
      year,
    })),
    person: nameParts(lead.name),
    locationId,
    makeId: lead.makeId,
    model: lead.model,
    driveCarId: type === 'testDrive' ? await carFor(tx, lead, locationId) : null,
    concern: lead.message,
  }
}

async function customerFor(acting: Acting, lead: Lead, request: Input): Promise<string> {
  const known = await customerOf(acting.tx, lead)
  if (known) return known.id
  const { firstName, lastName } = request.person ?? nameParts(lead.name)
  if (!lastName) throw new Problem('badInput', { fields: { 'person.lastName': { key: 'validation.required' } } })
  const { mobile, email } = lead
  return (await createRecord(acting, 'customers', { firstName, lastName, mobile, ...(email ? { email } : {}), sourceCode: lead.source })).id
}

async function vehicleFor(acting: Acting, customerId: string, { type, vehicleId, vehicle }: Input): Promise<Row> {
  if (type === 'testDrive') return {}
  if (vehicleId) return { vehicleId }
  if (!vehicle) throw new Problem('badInput', { fields: { vehicleId: { key: 'validation.required' } } })
  return { vehicleId: (await createRecord(acting, 'vehicles', { ...vehicle, customerId })).id }
}

/** Marks the lead as answered, and completes it when the booking is what the customer wanted. */
async function settle(acting: Acting, lead: Lead, values: Row, { type }: Input): Promise<Lead> {
  const { services, tx, actor } = acting
  const now = services.now()
  const by = staffActor(actor.id)
  const goesOn = type === 'testDrive' && sales.includes(lead.type)
  const change = (before: Lead, changes: Row, action: 'move' | 'update') =>
    commit({ services, tx }, { resource: 'leads', action, before, changes, by })
  const answered = lead.status === 'pending' ? { status: 'in-progress', ...(await answerStamps(tx, lead, now.toISOString())) } : {}
  const begun = await change(lead, { ...values, ...assignIfFree(acting, lead), ...answered }, lead.status === 'pending' ? 'move' : 'update')
  return goesOn ? begun : change(begun, { status: 'completed', outcome: 'booked' }, 'move')
}

/**
 * Books for the lead. Throws badInput (400) for missing input, staleVersion (409) with the present lead, alreadyExists (409) when it
 * already led to an open booking, moveNotAllowed (409) for a closed lead, and what booking throws.
 */
export async function convertLead(
  acting: Acting,
  id: string,
  request: Input,
  present: (row: Lead) => unknown,
): Promise<{ lead: Lead; appointment: RowOf<'appointments'> }> {
  const { tx, actor } = acting
  const lead = await lockRow(acting, 'leads', id)
  requireRight(actor, 'leads', 'edit', lead)
  const earlier = lead.appointmentId ? await findRow(tx, 'appointments', lead.appointmentId) : undefined
  if (earlier?.closure === 'none') throw new Problem('alreadyExists', { fields: { startAt: { key: 'validation.leadBooked' } } })
  if (lead.version !== request.version) throw new Problem('staleVersion', { details: { current: present(lead) } })
  if (!isOpen('lead', lead.status)) throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  const packages = await findPackages(tx, [...new Set(request.services ?? [])])
  if (request.type === 'service' && packages.length === 0)
    throw new Problem('badInput', { fields: { services: { key: 'validation.chooseService' } } })
  const customerId = await customerFor(acting, lead, request)
  const appointment = await createRecord(acting, 'appointments', {
    type: request.type,
    customerId,
    ...(await vehicleFor(acting, customerId, request)),
    locationId: request.locationId,
    advisorId: request.advisorId ?? null,
    startAt: request.startAt,
    services: packages.map(({ code, name, price, minutes }) => ({ code, name, price, minutes })),
    concern: request.concern ?? null,
    transport: request.type === 'testDrive' ? 'wait' : 'dropOff',
    ...(request.type === 'testDrive' ? { driveCarId: request.driveCarId ?? null } : {}),
    leadId: lead.id,
  })
  const values = { appointmentId: appointment.id, customerId, locationId: lead.locationId ?? request.locationId }
  return { lead: await settle(acting, lead, values, request), appointment }
}
