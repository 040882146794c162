// Creates the tables that the code requires in a scratch schema beside the real one, reads their catalog, and rolls back.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { applySecurity } from '../security.ts'
import { statementsOf } from './statements.ts'
import { tables, type Column, type Table } from './tableModel.ts'
import { quoted, readCatalog, type Catalog } from './catalog.ts'

/** The wanted contents of a database: the resources' tables, and the SQL of additions.sql. */
export interface Model {
  tables: Record<string, Table>
  additions: string
}

/** The current model: the tables of all resources, and additions.sql. */
export const currentModel = (): Model => ({
  tables,
  additions: readFileSync(fileURLToPath(new URL('./additions.sql', import.meta.url)), 'utf8'),
})

const defaults: Record<string, string> = { version: '1', createdAt: 'now()', updatedAt: 'now()', searchText: "''" }
// A new required column of a table with rows needs a value for existing rows and for rows that older code still writes, so the default
// stays. The schema still refuses a missing value.
const empty: Record<string, string> = {
  text: "''",
  int4: '0',
  int8: '0',
  bool: 'false',
  jsonb: "'[]'",
  uuid: "'00000000-0000-0000-0000-000000000000'",
  date: "'1970-01-01'",
  timestamptz: "'1970-01-01'",
}

/**
 * Whether the column may have either the wanted default or none: a column added to existing rows keeps it, one created with its table has
 * none.
 */
export const isFillOnly = ({ tables: all }: Model, table: string, column: string): boolean => {
  const one = all[table]?.columns[column]
  return one !== undefined && !one.nullable && !(column in defaults)
}

function columnSql(name: string, { type, nullable, first }: Column): string {
  const value = nullable ? undefined : (defaults[name] ?? first ?? empty[type])
  return `${quoted(name)} ${type}${nullable ? '' : ' NOT NULL'}${value === undefined ? '' : ` DEFAULT ${value}`}`
}

function tableSql(name: string, { columns }: Table): string {
  const lines = Object.entries(columns).map(([column, one]) => columnSql(column, one))
  return `CREATE TABLE ${quoted(name)} (${[...lines, 'PRIMARY KEY ("tenantId", id)', 'FOREIGN KEY ("tenantId") REFERENCES tenants (id)'].join(', ')})`
}

// Tables and functions of additions.sql first, because the resources' tables and the other additions refer to them.
function statementsFor({ tables: all, additions }: Model): string[] {
  const besides = statementsOf(additions)
  const isFirst = (statement: string) => /^create (?:table|(?:or replace )?function)/i.test(statement)
  return [
    ...besides.filter(isFirst),
    ...Object.entries(all).map(([name, table]) => tableSql(name, table)),
    ...Object.values(all).flatMap(({ extras }) => Object.values(extras)),
    ...Object.entries(all).flatMap(([name, { recipe }]) =>
      recipe ? [`COMMENT ON COLUMN ${quoted(name)}."searchText" IS '${recipe.replaceAll("'", "''")}'`] : [],
    ),
    ...besides.filter((statement) => !isFirst(statement)),
  ]
}

const scratch = 'wakeel_wanted'

/**
 * The catalogs of the schema and of the model, created on the same engine and therefore in the same notation. Everything is rolled back,
 * and the real tables are not locked. Throws when the model's SQL fails.
 */
export async function readBoth(tx: Transaction<Database>, model: Model, schema: string): Promise<{ present: Catalog; wanted: Catalog }> {
  const run = (statement: string) => sql.raw(statement).execute(tx)
  // Extensions are in the schema public; their operators must be found from both schemas.
  const lookIn = (first: string) => run(`set local search_path = ${[...new Set([first, 'public'])].map(quoted).join(', ')}`)
  await run('savepoint wanted')
  try {
    await lookIn(schema)
    const present = await readCatalog(tx, schema)
    await run(`create schema ${scratch}`)
    await lookIn(scratch)
    await run(statementsFor(model).join(';\n'))
    await applySecurity(tx, scratch)
    const { rows } = await sql<{ name: string }>`select conname as name from pg_constraint k join pg_class c on c.oid = k.confrelid
      where k.connamespace = ${sql.lit(scratch)}::regnamespace and c.relnamespace <> k.connamespace`.execute(tx)
    if (rows.length > 0) throw new Error(`The model refers to tables that it does not make: ${rows.map(({ name }) => name).join(', ')}.`)
    return { present, wanted: await readCatalog(tx, scratch) }
  } finally {
    await run('rollback to savepoint wanted')
  }
}
