// Rows for a table file in batches, in the list's order; each batch is a short transaction that continues after the last row.
import { sql, type RawBuilder } from 'kysely'
import { namedBy, writeCell, type Cell, type CellI18n } from '../../src/schema/core/cells.ts'
import { localMoment } from '../../src/schema/core/time/zone.ts'
import { rowRule, type Actor } from '../../src/schema/core/access.ts'
import type { AnyField } from '../../src/schema/core/field.ts'
import { languages, type LanguageWord } from '../../src/schema/core/limits.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import type { exportRequest } from '../../src/schema/core/longWork/transfer.ts'
import { presentRegion } from '../core/time/region.ts'
import { filterConditions, ruleCondition, unmaskedRows, type Condition } from '../core/db/list/conditions.ts'
import { findSearched } from '../core/db/list/search.ts'
import { isCollated, sortedValue } from '../core/db/list/sortedValue.ts'
import { countRows, type Scope } from '../core/db/repository.ts'
import { columnOf, encode, fieldsOf, type Row } from '../core/db/rows.ts'
import { presentRow } from '../core/access/present.ts'
import type { Texts } from '../core/texts.ts'
import type { z } from 'zod'
import type { Column } from '../core/tables/exportColumns.ts'
import type { RowNames } from './exportNames.ts'
import { namedKey } from '../../src/schema/core/dataKeys.ts'

/** The validated input of an export. */
export type Input = z.output<typeof exportRequest>
/** Rows in one batch. */
const exportBatch = 250

/** The rows of the request that the person may export. */
async function conditionsOf(tx: Scope, name: ResourceName, request: Input, actor: Actor): Promise<Condition[]> {
  const seen = unmaskedRows(actor, name)
  return [
    request.deleted ? sql`"deletedAt" is not null` : sql`"deletedAt" is null`,
    ...(request.ids ? [request.ids.length > 0 ? sql`id in (${sql.join(request.ids)})` : sql`false`] : []),
    ...((await findSearched(tx, name, { q: request.q, seen, deleted: request.deleted }))?.conditions ?? []),
    ...filterConditions(name, request.filters ?? {}, seen),
    ruleCondition(rowRule(actor, resources[name], 'export'), actor),
  ]
}

/** Their number, exact up to 10,000. */
export const countExported = async (tx: Scope, name: ResourceName, request: Input, actor: Actor): Promise<number> =>
  countRows(tx, name, await conditionsOf(tx, name, request, actor))

interface Order {
  field: string
  descending: boolean
}
function orderOf(name: ResourceName, { sort, order }: Input): Order {
  const own = (resources[name] as { sort?: { field: string; order: 'ASC' | 'DESC' } }).sort ?? { field: 'createdAt', order: 'DESC' }
  const known = sort !== undefined && (['createdAt', 'updatedAt', 'id'].includes(sort) || fieldsOf(name)[sort]?.sortable)
  return { field: known ? sort : own.field, descending: (order ?? (known ? 'ASC' : own.order)) === 'DESC' }
}

/** The last row of a batch. */
export interface ExportPosition {
  id: string
  value: unknown
}

// A bilingual text's place is that of the reader's language.
const placeOf = (one: AnyField | undefined, value: unknown, language: LanguageWord): unknown =>
  one?.kind === 'bilingual' && value ? (value as Row)[languages[language].code] : value

// Nulls come last in both directions, as in the list.
function after(name: ResourceName, { field, descending }: Order, { id, value }: ExportPosition, language: LanguageWord): Condition {
  const column = sortedValue(name, field, language)
  const beyond = descending ? sql`<` : sql`>`
  if (value === null) return sql`(${column} is null and id ${beyond} ${id})`
  const one = fieldsOf(name)[field]
  const type: RawBuilder<unknown> = sql.raw(one ? columnOf(one).type : field === 'id' ? 'uuid' : 'timestamptz')
  const here = isCollated(name, field) ? sql`${value}::text` : sql`${encode(one, value)}::${type}`
  return sql`(${column} ${beyond} ${here} or (${column} = ${here} and id ${beyond} ${id}) or ${column} is null)`
}

/** The next rows after a position, as the person sees them in a list, and their last position; undefined after the last row. */
export async function nextRows(
  tx: Scope,
  name: ResourceName,
  {
    input: request,
    actor,
    position,
    language,
  }: { input: Input; actor: Actor; position: ExportPosition | undefined; language: LanguageWord },
): Promise<{ rows: Row[]; position: ExportPosition } | undefined> {
  const order = orderOf(name, request)
  const conditions = [...(await conditionsOf(tx, name, request, actor)), ...(position ? [after(name, order, position, language)] : [])]
  const way = order.descending ? sql`desc` : sql`asc`
  const { rows } = await sql<Row>`select * from ${sql.table(name)} where ${sql.join(conditions, sql` and `)}
    order by ${sortedValue(name, order.field, language)} ${way} nulls last, id ${way} limit ${exportBatch}`.execute(tx)
  const last = rows.at(-1)
  if (!last) return undefined
  return {
    rows: rows.map((row) => presentRow(name, row, actor, 'list')),
    position: { id: String(last['id']), value: placeOf(fieldsOf(name)[order.field], last[order.field] ?? null, language) },
  }
}

/** Formats and names for the cells of a person's files. */
export const cellI18n = (texts: Texts, language: LanguageWord, names: RowNames): CellI18n => ({
  language,
  ...presentRegion(),
  text: (key, spoken) => texts(spoken, namedKey(key)),
  nameOf: names.nameOf,
  idOf: names.idOf,
})

/** Loads the names of the rows that these rows refer to. */
export async function loadReferences(tx: Scope, columns: readonly Column[], rows: readonly Row[], names: RowNames): Promise<void> {
  for (const { one, field, part } of columns) {
    const target = one && namedBy(one, part)
    if (!target) continue
    const values = rows.flatMap((row) => {
      const value = part ? (row[field] as Row | null)?.[part] : row[field]
      return value === null || value === undefined ? [] : [value].flat().map(String)
    })
    await names.loadNames(tx, target as ResourceName, values)
  }
}

/** A row as cells. */
export const cellsOf = (row: Row, columns: readonly Column[], i18n: CellI18n): Cell[] =>
  columns.map(({ one, field, part, type }) => {
    if (one) return writeCell(one, part, row[field], i18n)
    const value = row[field]
    if (typeof value !== 'string') return null
    return type === 'moment' ? localMoment(value, i18n.timeZone) : value
  })
