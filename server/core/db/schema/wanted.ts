// The tables as the code asks for them, made in a schema of their own beside the real one, read back, and undone.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { applySecurity } from '../security.ts'
import { statementsOf } from './statements.ts'
import { tables, type Column, type Table } from './tableModel.ts'
import { quoted, readCatalog, type Catalog } from './catalog.ts'

/** What a database is to hold: the resources' tables, and SQL of what it has besides. */
export interface Model {
  tables: Record<string, Table>
  additions: string
}

/** Today's model: the resources, and additions.sql. */
export const currentModel = (): Model => ({
  tables,
  additions: readFileSync(fileURLToPath(new URL('./additions.sql', import.meta.url)), 'utf8'),
})

const defaults: Record<string, string> = { version: '1', createdAt: 'now()', updatedAt: 'now()', searchText: "''" }
// A new required column of a table with rows needs a value for them, and for what older code writes meanwhile: the default stays. The
// schema's own rules still refuse its absence.
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

/** Whether the column may have the wanted default or none: one that was added to rows keeps it, one made with its table has none. */
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

// Tables and functions first: what resources' tables and the rest of the additions refer to.
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
 * The catalogs of the schema and of what the model asks for, made on the same engine and so written alike. Nothing of it stays, and
 * the real tables are not locked. Throws where the model's own SQL fails.
 */
export async function readBoth(tx: Transaction<Database>, model: Model, schema: string): Promise<{ present: Catalog; wanted: Catalog }> {
  const run = (statement: string) => sql.raw(statement).execute(tx)
  // Extensions live in public: their operators must be found from both schemas alike.
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
