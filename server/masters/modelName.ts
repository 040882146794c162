// The names of cars' models: a car keeps its model as it was typed or chosen, and the masters know it in both languages.
import { sql } from 'kysely'
import type { Bilingual } from '../../src/schema/core/values.ts'
import { readRows, type Scope } from '../core/db/repository.ts'

interface Car {
  makeId: string
  model: string
}
/** The names of all models, of those that are no longer sold, too. */
export const namesOfModels = async (tx: Scope): Promise<{ names: Bilingual[] }> => ({
  names: (await readRows(tx, 'models', { size: 1000 })).map(({ name }) => name),
})

const folded = (text: string): string => text.trim().toLocaleLowerCase()

/** The names of one car's model. */
export const modelNameOf = async (tx: Scope, { makeId, model }: Car): Promise<Bilingual> =>
  (await withModelNames(tx, [{ makeId, model }]))[0]?.modelName ?? { en: model, ar: model }

/** The cars with the names of their models: those of the master of that make and name, or else the text as it was typed. */
export async function withModelNames<C extends Car>(tx: Scope, cars: readonly C[]): Promise<(C & { modelName: Bilingual })[]> {
  const makes = [...new Set(cars.map(({ makeId }) => makeId).filter(Boolean))]
  const names = [...new Set(cars.map(({ model }) => folded(model)))]
  const named = sql`(lower(name->>'en') in (${sql.join(names)}) or lower(name->>'ar') in (${sql.join(names)}))`
  const models =
    makes.length > 0 ? await readRows(tx, 'models', { size: 1000, conditions: [sql`"makeId" in (${sql.join(makes)})`, named] }) : []
  return cars.map((car) => {
    const known = models.find(
      ({ makeId, name }) => makeId === car.makeId && [name.en, name.ar].some((one) => folded(one) === folded(car.model)),
    )
    return { ...car, modelName: known?.name ?? { en: car.model, ar: car.model } }
  })
}

/** The same for one car. */
export const withModelName = async <C extends Car>(tx: Scope, car: C): Promise<C & { modelName: Bilingual }> => ({
  ...car,
  modelName: await modelNameOf(tx, car),
})
