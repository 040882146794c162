// Complaints as flat rows with names instead of ids, for other systems.
import type { Bilingual } from '../../src/schema/core/values.ts'
import { sql } from 'kysely'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import type { ResourceName } from '../../src/schema/resources.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import type { RowOf } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { rowsById } from '../core/commit/rowsById.ts'
import { carMark } from '../../src/schema/core/carMark.ts'
import { customerName } from '../../src/schema/core/customerName.ts'

type Referring = 'customerId' | 'vehicleId' | 'ownerId' | 'locationId'
type Names = Bilingual

/** The referenced rows by id, limited to those that the person may see. */
async function referredTo<N extends ResourceName>(db: CallerDb, name: N, ids: readonly (string | null)[]): Promise<Map<string, RowOf<N>>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0 || !(await db.mayList(name))) return new Map()
  const data = await db.rows(name, { size: wanted.length, ids: wanted })
  return new Map(data.map((row) => [row.id, row]))
}

async function openProblems(db: CallerDb): Promise<OutputOf<'complaintDetails'>['problems']> {
  if (!(await db.mayList('feedLines'))) return []
  const data = await db.rows('feedLines', { size: 100, sort: 'createdAt', order: 'DESC', conditions: [sql`state = 'open'`] })
  const files = await db.asSystem('a line of a file says of which file it is', (tx) =>
    rowsById(
      tx,
      'feedFiles',
      data.map(({ fileId }) => fileId),
    ),
  )
  return data.map(({ fileId, line, externalRef, column, problem }) => ({
    ...{ file: files.get(fileId)?.name ?? '', line, reference: externalRef, column, problem },
  }))
}

/** A page, newest first. Throws forbidden (403) for a person who may not list complaints. */
export async function listComplaints(
  services: Services,
  db: CallerDb,
  page: { page: number; size: number },
): Promise<OutputOf<'complaintDetails'>> {
  const { data, total } = await db.list('complaints', page)
  const ids = (field: Referring) => data.map((row) => row[field])
  const customers = await referredTo(db, 'customers', ids('customerId'))
  const vehicles = await referredTo(db, 'vehicles', ids('vehicleId'))
  const makes = await db.references(
    'makes',
    [...vehicles.values()].map(({ makeId }) => makeId),
  )
  const owners = await db.references('staff', ids('ownerId'))
  const locations = await db.references('dealershipLocations', ids('locationId'))
  const nameIn = (rows: ReadonlyMap<string, Record<string, unknown>>, id: string | null) =>
    (rows.get(id ?? '')?.['name'] as Names | undefined) ?? null
  return {
    total,
    problems: await openProblems(db),
    data: data.map((row) => {
      const customer = customers.get(row.customerId)
      const vehicle = vehicles.get(row.vehicleId ?? '')
      return {
        ...row,
        customerName: customer ? customerName(customer) : null,
        vehicle: vehicle
          ? `${carMark((key, params) => services.texts('english', key, params), vehicle)} ${nameIn(makes, vehicle.makeId)?.en ?? ''} ${vehicle.model} ${vehicle.year}`
          : null,
        owner: nameIn(owners, row.ownerId),
        location: nameIn(locations, row.locationId),
      }
    }),
  }
}
