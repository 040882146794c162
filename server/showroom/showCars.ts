// The cars for sale as everybody sees them on the landing.
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Calls } from '../../src/schema/endpoints.ts'
import type { CarChoices, ShowroomCar } from '../../src/schema/showroom/carOut.ts'
import type { Condition } from '../core/db/list/conditions.ts'
import { countRows, findRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { openAddress } from '../core/files/signing.ts'
import { withModelNames } from '../masters/index.ts'

type StockCar = RowOf<'stockCars'>
type Wanted = z.output<Calls['showroomCars']['input']>
const offered = sql`status = 'available'`
const similarCars = 3
// A dealership has at the most hundreds of cars; the choices are made of this many.
const maxCars = 2000

const idsOf = (ids: readonly (string | null)[]): string[] => [...new Set(ids.flatMap((id) => id ?? []))]
async function byId<N extends 'makes' | 'colours' | 'dealershipLocations' | 'cities' | 'files'>(
  tx: Scope,
  name: N,
  ids: readonly (string | null)[],
): Promise<Map<string, RowOf<N>>> {
  const wanted = idsOf(ids)
  const rows = wanted.length > 0 ? await readRows(tx, name, { size: wanted.length, ids: wanted, deleted: 'too' }) : []
  return new Map(rows.map((row) => [row.id, row]))
}

/** The cars with the names of what they refer to, read for all of them at once. */
async function present(tx: Scope, cars: readonly StockCar[]): Promise<ShowroomCar[]> {
  if (cars.length === 0) return []
  const makes = await byId(
    tx,
    'makes',
    cars.map(({ makeId }) => makeId),
  )
  const colours = await byId(
    tx,
    'colours',
    cars.map(({ colourId }) => colourId),
  )
  const branches = await byId(
    tx,
    'dealershipLocations',
    cars.map(({ locationId }) => locationId),
  )
  const cities = await byId(
    tx,
    'cities',
    [...branches.values()].map(({ cityId }) => cityId),
  )
  const files = await byId(
    tx,
    'files',
    cars.flatMap(({ photos }) => photos),
  )
  return (await withModelNames(tx, cars)).map((car) => {
    const { id, makeId, model, modelName, trim, year, body, condition, mileageKm, price, locationId, status } = car
    const colour = colours.get(car.colourId ?? '')
    const branch = branches.get(locationId)
    const unnamed = { en: '', ar: '' }
    return {
      ...{ id, makeId, model, modelName, trim, year, body, condition, mileageKm, price, status },
      make: makes.get(makeId)?.name ?? unnamed,
      colour: colour ? { name: colour.name, swatch: colour.swatch } : null,
      photos: car.photos.flatMap((photo) => {
        const file = files.get(photo)
        return file ? openAddress(file.url, file.kind) : []
      }),
      location: { id: locationId, name: branch?.name ?? unnamed, city: cities.get(branch?.cityId ?? '')?.name ?? null },
    }
  })
}

const orders = {
  newest: { sort: 'arrivedOn', order: 'DESC' },
  price: { sort: 'price', order: 'ASC' },
  priceDown: { sort: 'price', order: 'DESC' },
} as const

function conditionsOf({ makeId, model, condition, locationId, priceFrom, priceTo, yearFrom, yearTo }: Wanted): Condition[] {
  const given: [unknown, Condition][] = [
    [makeId, sql`"makeId" = ${makeId}`],
    [model, sql`lower(model) = lower(${model})`],
    [condition, sql`condition = ${condition}`],
    [locationId, sql`"locationId" = ${locationId}`],
    [priceFrom, sql`price >= ${priceFrom}`],
    [priceTo, sql`price <= ${priceTo}`],
    [yearFrom, sql`year >= ${yearFrom}`],
    [yearTo, sql`year <= ${yearTo}`],
  ]
  return [offered, ...given.filter(([value]) => value !== undefined).map(([, narrowed]) => narrowed)]
}

/** What all cars on offer can be narrowed by; models by the word that they are narrowed by. */
async function choicesOf(tx: Scope): Promise<CarChoices> {
  const { rows } = await sql<Pick<StockCar, 'makeId' | 'model' | 'locationId' | 'year' | 'condition'>>`
    select distinct "makeId", model, "locationId", year, condition from "stockCars"
    where ${offered} and "deletedAt" is null limit ${maxCars}`.execute(tx)
  const makes = await byId(
    tx,
    'makes',
    rows.map(({ makeId }) => makeId),
  )
  const branches = await byId(
    tx,
    'dealershipLocations',
    rows.map(({ locationId }) => locationId),
  )
  const named = await withModelNames(tx, rows)
  const ordered = [...makes.values()].toSorted((one, other) => one.position - other.position)
  return {
    makes: ordered.map(({ id, name }) => {
      const models = new Map(named.filter(({ makeId }) => makeId === id).map(({ model, modelName }) => [model, { model, name: modelName }]))
      return { id, name, models: [...models.values()].toSorted((one, other) => one.name.en.localeCompare(other.name.en)) }
    }),
    locations: [...branches.values()].map(({ id, name }) => ({ id, name })),
    years: [...new Set(rows.map(({ year }) => year))].toSorted((one, other) => other - one),
    conditions: [...new Set(rows.map(({ condition }) => condition))].toSorted(),
  }
}

/** A page of the cars that can be bought. */
export async function listShowroom(tx: Scope, wanted: Wanted): Promise<{ data: ShowroomCar[]; total: number; choices: CarChoices }> {
  const conditions = conditionsOf(wanted)
  const { page, size } = wanted
  const rows = await readRows(tx, 'stockCars', { page, size, ...orders[wanted.order ?? 'newest'], conditions })
  return {
    data: await present(tx, rows),
    total: await countRows(tx, 'stockCars', [...conditions, sql`"deletedAt" is null`]),
    choices: await choicesOf(tx),
  }
}

/** One car in any status; undefined for an unknown one. */
export async function showCar(tx: Scope, id: string): Promise<ShowroomCar | undefined> {
  const car = await findRow(tx, 'stockCars', id)
  return car && (await present(tx, [car]))[0]
}

/** Cars that can be bought instead: of the same model first, then of the same body, then of the same make, the nearest price first. */
export async function listSimilar(tx: Scope, { id, makeId, model, body, price }: ShowroomCar): Promise<ShowroomCar[]> {
  const { rows } = await sql<{ id: string }>`select id from "stockCars" where ${offered} and "deletedAt" is null and id <> ${id}
    order by case when "makeId" = ${makeId} and lower(model) = lower(${model}) then 0 when body = ${body} then 1 when "makeId" = ${makeId} then 2 else 3 end,
      abs(price - ${price}), id limit ${similarCars}`.execute(tx)
  const ids = rows.map((row) => row.id)
  const found = ids.length > 0 ? await readRows(tx, 'stockCars', { size: similarCars, ids }) : []
  return present(
    tx,
    found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
  )
}

/** The model of a car by which a test drive can be booked now; null where no test-drive car is of it. */
export async function driveModelOf(tx: Scope, { makeId, model }: Pick<ShowroomCar, 'makeId' | 'model'>): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select models.id from models
    where models."makeId" = ${makeId} and lower(${model}) in (lower(models.name->>'en'), lower(models.name->>'ar')) and models."deletedAt" is null
      and exists (select 1 from "driveCars" where "driveCars"."modelId" = models.id and "driveCars".active and "driveCars"."deletedAt" is null)
    limit 1`.execute(tx)
  return rows[0]?.id ?? null
}
