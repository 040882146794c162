// What the list of cars for sale shows besides their fields: the first photo, the car in both languages, and how long it has been here.
import type { ListedColumns } from '../core/access/listedColumns.ts'
import { withModelNames } from '../masters/index.ts'
import { daysInStock } from './daysInStock.ts'

const words = (...parts: readonly (string | number | undefined)[]): string => parts.filter(Boolean).join(' ')

/** Pictures, cars in both languages, and days in stock. */
export const stockCarColumns: ListedColumns['stockCars'] = async (db, rows, now) => {
  const makes = await db.references(
    'makes',
    rows.map(({ makeId }) => makeId),
  )
  const named = await db.asSystem('masters are named to every member of staff', (tx) => withModelNames(tx, rows))
  return rows.map((row, place) => {
    const make = makes.get(row.makeId)?.['name'] as { en: string; ar: string } | undefined
    const model = named[place]?.modelName
    return {
      picture: row.photos[0] ?? null,
      car: { en: words(make?.en, model?.en, row.trim?.en, row.year), ar: words(make?.ar, model?.ar, row.trim?.ar, row.year) },
      daysInStock: daysInStock(row, now),
    }
  })
}
