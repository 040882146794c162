// The tables that the schema requires, as data; read by the migration generator and by the check that database and schema agree.
import { collations, columnKinds, isReadText, usualFilter } from './columns.ts'
import { resources } from '../../../../src/schema/resources.ts'
import { referenceOf, type AnyField } from '../../../../src/schema/core/field.ts'
import { searchRecipe } from './searchRecipe.ts'

/** A column in the terms of information_schema. */
export interface Column {
  type: string
  nullable: boolean
  /** SQL of the value for rows that existed before the column. */
  first?: string
}
/** A table: its columns, the SQL of its constraints and indexes by name, and as `<table>_vacuum` its settings. */
export interface Table {
  columns: Record<string, Column>
  extras: Record<string, string>
  /** The recipe of its "searchText"; '' when it has none. */
  recipe: string
}
/** The parts of a resource that the model reads. */
export interface TableSource {
  name: string
  fields: Record<string, AnyField>
  uniqueSets?: readonly (readonly string[])[]
  sort?: { field: string }
  large?: boolean | { sorted: readonly string[] }
}

const basics: Record<string, Column> = {
  tenantId: { type: 'text', nullable: false },
  id: { type: 'uuid', nullable: false },
  version: { type: 'int4', nullable: false },
  createdAt: { type: 'timestamptz', nullable: false },
  createdBy: { type: 'uuid', nullable: true },
  updatedAt: { type: 'timestamptz', nullable: false },
  updatedBy: { type: 'uuid', nullable: true },
  deletedAt: { type: 'timestamptz', nullable: true },
}
const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ')

// Indexes for the default columns of a list and for those that narrow it: sorting a table of millions of rows would be too slow. Nullable
// columns have an index for each direction, since nulls come last in both.
function orders(name: string, fields: Record<string, AnyField>, besides: readonly string[], sorted: string): Record<string, string> {
  const extras: Record<string, string> = {}
  const add = (field: string, suffix: string, columns: string) => {
    const key = `${name}_${field}_${suffix}`
    extras[key] = `CREATE INDEX "${key}" ON "${name}" ("tenantId", ${columns}) WHERE "deletedAt" IS NULL;`
  }
  for (const [field, one] of Object.entries(fields)) {
    if (!one.sortable || one.secret || !(one.list || one.filter || besides.includes(field)) || columnKinds[one.kind].type === 'jsonb')
      continue
    // Texts are sorted in the order of the reader's language.
    const ways = isReadText(one) ? Object.entries(collations).map(([language, order]) => [` COLLATE "${order}"`, language]) : [['', '']]
    for (const [collate = '', language = ''] of ways) {
      const suffix = language.replace(/^./, (letter) => letter.toUpperCase())
      add(field, `order${suffix}`, `"${field}"${collate}, id`)
      if (!one.required) add(field, `orderDown${suffix}`, `"${field}"${collate} DESC NULLS LAST, id DESC`)
    }
  }
  for (const always of ['updatedAt', 'createdAt']) add(always, 'order', `"${always}", id`)
  if (usualFilter in fields) add(usualFilter, 'list', `"${usualFilter}", "${sorted}", id`)
  // Index-only scans of lists and counts need recently vacuumed pages; by default autovacuum runs only when a fifth of a table has changed.
  extras[`${name}_vacuum`] =
    `ALTER TABLE "${name}" SET (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.05);`
  // Any three digits occur in most mobiles, so a search by trigrams alone would read more with every row.
  if (Object.values(fields).some((one) => one.search && one.kind === 'mobile'))
    extras[`${name}_digits`] = `CREATE INDEX "${name}_digits" ON "${name}" USING gin ("sixDigits"("searchText")) WITH (fastupdate = off);`
  return extras
}

function extrasOf(name: string, fields: Record<string, AnyField>, batched: readonly (readonly string[])[], sorted: string) {
  const extras: Record<string, string> = {}
  const index = (suffix: string, columns: readonly string[], unique = false) => {
    const key = `${name}_${suffix}`
    extras[key] = unique
      ? `CREATE UNIQUE INDEX "${key}" ON "${name}" (${quoted(['tenantId', ...columns])}) WHERE "deletedAt" IS NULL;`
      : `CREATE INDEX "${key}" ON "${name}" (${quoted(['tenantId', ...columns])});`
  }
  for (const [field, one] of Object.entries(fields)) {
    if (one.unique) index(field, [field], true)
    if (one.neededWithout) {
      const key = `${name}_${field}_needed`
      extras[key] =
        `ALTER TABLE "${name}" ADD CONSTRAINT "${key}" CHECK ("${field}" IS NOT NULL OR "${one.neededWithout.field}" IS NOT NULL);`
    }
    const reference = referenceOf(one)
    if (reference && !reference.many) {
      const { target } = reference
      extras[`${name}_${field}_fkey`] =
        `ALTER TABLE "${name}" ADD CONSTRAINT "${name}_${field}_fkey" FOREIGN KEY ("tenantId", "${field}") REFERENCES "${target}" ("tenantId", id);`
      index(`${field}_ref`, [field])
    }
  }
  for (const columns of batched) index(columns.join('_'), columns, true)
  index(`${sorted}_sort`, [sorted, 'id'])
  if (Object.values(fields).some((one) => one.search)) {
    extras[`${name}_search`] = `CREATE INDEX "${name}_search" ON "${name}" USING gin ("tenantId", "searchText" gin_trgm_ops);`
  }
  return extras
}

const firstOf = ({ initial }: AnyField) => {
  if (initial === undefined || initial === null) return {}
  const text = typeof initial === 'object' ? JSON.stringify(initial) : String(initial)
  return { first: `'${text.replaceAll("'", "''")}'` }
}

/** The tables that these resources need, by name, with columns, constraints and indexes. */
export const tablesOf = (sources: readonly TableSource[]): Record<string, Table> =>
  Object.fromEntries(
    sources.map(({ name, fields, uniqueSets = [], sort, large = false }) => {
      const columns = Object.entries(fields).map(([field, one]): [string, Column] => [
        field,
        { type: columnKinds[one.kind].type, nullable: !one.required, ...firstOf(one) },
      ])
      const recipe = searchRecipe(fields)
      const all = { ...basics, ...Object.fromEntries(columns), ...(recipe ? { searchText: { type: 'text', nullable: false } } : {}) }
      const sorted = sort?.field ?? 'createdAt'
      const extras = extrasOf(name, fields, uniqueSets, sorted)
      const besides = typeof large === 'object' ? large.sorted : []
      return [name, { columns: all, extras: large ? { ...extras, ...orders(name, fields, besides, sorted) } : extras, recipe }]
    }),
  )

/** The tables of all resources. */
export const tables: Record<string, Table> = tablesOf(Object.values(resources))
