// The contents of documents: a job card with names instead of ids, and a branch's day.
import { sql } from 'kysely'
import type { NamedCar } from '../../src/schema/core/carMark.ts'
import type { Actor } from '../../src/schema/core/access.ts'
import type { ResourceName } from '../../src/schema/resources.ts'
import { dayAfter, momentOf } from '../core/time/time.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import { findRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { presentRow } from '../core/access/present.ts'
import { Problem } from '../core/http/problem.ts'
import { workOf } from './showJobCard.ts'
import { modelNameOf } from '../masters/index.ts'
import { knowsCustomers, nameFor } from '../core/access/nameFor.ts'

type Names = RowOf<'staff'>['name']
/** The data of a job card. */
export interface JobDocument {
  booking: RowOf<'appointments'>
  place: string
  customer: { name: string; mobile: string | null; vatNumber: string | null }
  car: string | null
  named: NamedCar | null
  advisor: Names | null
  technician: Names | null
  work: RowOf<'jobServices'>[]
  parts: RowOf<'jobParts'>[]
}
/** A line of a day sheet. */
export interface VisitDocument {
  ref: string
  startAt: string
  named: NamedCar | null
  customer: string
  services: Names[]
  advisor: Names | null
  bay: number | null
  status: RowOf<'appointments'>['status']
}

/** A branch's name in one language, with its phone. */
const placeOf = ({ name, phone }: RowOf<'dealershipLocations'>, code: 'en' | 'ar'): string =>
  [name[code], phone].filter(Boolean).join(' · ')
const nameOf = async (tx: Scope, id: string | null): Promise<Names | null> =>
  (id ? await findRow(tx, 'staff', id, { deleted: true }) : undefined)?.name ?? null

/**
 * The job card of a booking, with personal data as the person may see it; `actor` null (the customer) sees all of it. Throws notFound (404)
 * when its customer or branch does not exist.
 */
export async function jobDocumentData(
  tx: Scope,
  actor: Actor | null,
  booking: RowOf<'appointments'>,
  code: 'en' | 'ar',
): Promise<JobDocument> {
  const { customerId, vehicleId, locationId, advisorId, technicianId, id } = booking
  const customer = await findRow(tx, 'customers', customerId, { deleted: true })
  const location = await findRow(tx, 'dealershipLocations', locationId, { deleted: true })
  if (!customer || !location) throw new Problem('notFound')
  const vehicle = vehicleId ? await findRow(tx, 'vehicles', vehicleId, { deleted: true }) : undefined
  const make = vehicle && (await findRow(tx, 'makes', vehicle.makeId, { deleted: true }))
  const parts = { page: 1, size: 100, sort: 'createdAt', order: 'ASC', filters: { appointmentId: [id] } } as const
  return {
    booking,
    place: placeOf(location, code),
    customer: {
      name: nameFor(actor, customer, code === 'ar' ? 'arabic' : 'english'),
      vatNumber: customer.vatNumber,
      mobile: knowsCustomers(actor) ? presentRow('customers', customer, actor, 'show').mobile : null,
    },
    car: vehicle ? [make?.name[code], (await modelNameOf(tx, vehicle))[code], vehicle.year].filter(Boolean).join(' ') : null,
    named: vehicle ?? null,
    advisor: await nameOf(tx, advisorId),
    technician: await nameOf(tx, technicianId),
    work: await workOf(tx, id),
    parts: await readRows(tx, 'jobParts', parts),
  }
}

const maxVisits = 500
async function byId<N extends ResourceName>(tx: Scope, name: N, ids: readonly (string | null)[]): Promise<Map<string, RowOf<N>>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<RowOf<N>>`select * from ${sql.table(name)} where id in (${sql.join(wanted)})`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * A branch's bookings of a local day that the person may list, by time. Throws notFound (404) for an unknown branch, forbidden (403) for a
 * person who may list no bookings.
 */
export async function daySheetData(
  db: CallerDb,
  actor: Actor,
  { locationId, day, code }: { locationId: string; day: string; code: 'en' | 'ar' },
): Promise<{ place: string; visits: VisitDocument[] }> {
  const data = await db.rows('appointments', {
    size: maxVisits,
    sort: 'startAt',
    order: 'ASC',
    conditions: [
      sql`"locationId" = ${locationId} and closure = 'none'`,
      sql`"startAt" >= ${momentOf(day, '00:00')} and "startAt" < ${momentOf(dayAfter(day, 1), '00:00')}`,
    ],
  })
  const of = (field: 'customerId' | 'vehicleId' | 'advisorId') => data.map((row) => row[field])
  const { location, customers, vehicles, staff } = await db.asSystem(
    'a visit names its branch, its car, and the first name of its customer',
    async (tx) => ({
      location: await findRow(tx, 'dealershipLocations', locationId),
      customers: await byId(tx, 'customers', of('customerId')),
      vehicles: await byId(tx, 'vehicles', of('vehicleId')),
      staff: await byId(tx, 'staff', of('advisorId')),
    }),
  )
  if (!location) throw new Problem('notFound', { fields: { locationId: { key: 'validation.reference' } } })
  const visits = data.map(({ ref, startAt, customerId, vehicleId, advisorId, services, bay, status }): VisitDocument => {
    const customer = customers.get(customerId)
    return {
      ...{ ref, startAt, bay, status },
      named: vehicles.get(vehicleId ?? '') ?? null,
      customer: customer ? nameFor(actor, customer) : '',
      services: services.map(({ name }) => name),
      advisor: staff.get(advisorId ?? '')?.name ?? null,
    }
  })
  return { place: placeOf(location, code), visits }
}
