// Cars as their customer sees them: with the names of their models, and of the company whose they are.
import type { OwnRow } from '../../src/schema/publicRows.ts'
import type { Bilingual } from '../../src/schema/core/values.ts'
import { readRows, type Scope } from '../core/db/repository.ts'
import { withModelNames } from '../masters/index.ts'

type Car = Pick<OwnRow<'vehicles'>, 'makeId' | 'model' | 'customerId'>

/** The cars with the names of their models, and of the company of those that belong to one. */
export async function namedCars<C extends Car>(
  tx: Scope,
  cars: readonly C[],
): Promise<(C & { modelName: Bilingual; company: Bilingual | null })[]> {
  const ids = [...new Set(cars.map(({ customerId }) => customerId))]
  const companies = ids.length === 0 ? [] : await readRows(tx, 'customers', { size: ids.length, ids, filters: { kind: ['company'] } })
  const names = new Map(companies.map((one) => [one.id, one.names]))
  return (await withModelNames(tx, cars)).map((car) => ({ ...car, company: names.get(car.customerId) ?? null }))
}
