// What the list of leads shows besides their fields: age, car and next step.
import { sql } from 'kysely'
import { isOpen } from '../../src/schema/transitions.ts'
import type { ListedColumns } from '../core/access/listedColumns.ts'
import { withModelNames } from '../masters/index.ts'

const words = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join(' ')

/** Ages, cars in both languages, and when each open lead's next contact is. */
export const leadColumns: ListedColumns['leads'] = async (db, rows, now) => {
  const makes = await db.references(
    'makes',
    rows.map(({ makeId }) => makeId),
  )
  const cars = rows.map(({ makeId, model }) => ({ makeId: makeId ?? '', model: model ?? '' }))
  const named = await db.asSystem('masters are named to every member of staff', (tx) => withModelNames(tx, cars))
  const planned = (await db.mayList('followUps'))
    ? await db.groups<{ id: string; at: string }>(
        'followUps',
        { by: { id: sql`"leadId"` }, figures: { at: sql`min("dueAt")` } },
        { conditions: [sql`"leadId" in (${sql.join(rows.map(({ id }) => id))}) and "dueAt" is not null and "contactResult" is null`] },
      )
    : []
  return rows.map((row, place) => {
    const make = makes.get(row.makeId ?? '')?.['name'] as { en: string; ar: string } | undefined
    const model = named[place]?.modelName
    const car = { en: words(make?.en, model?.en), ar: words(make?.ar, model?.ar) }
    const agreed = planned.find(({ id }) => id === row.id)?.at ?? (row.status === 'pending' ? row.dueAt : null)
    return {
      age: Math.max(0, now.getTime() - Date.parse(row.createdAt)),
      car: car.en ? car : null,
      nextAt: isOpen('lead', row.status) ? agreed : null,
    }
  })
}
