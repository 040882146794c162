// What a database lacks, and has too much, compared with the schema: SQL for the next migration.
import { sql, type Kysely } from 'kysely'
import type { Database } from './database.ts'
import { tables, type Column } from './tableModel.ts'

const defaults: Record<string, string> = {
  version: ' DEFAULT 1',
  createdAt: ' DEFAULT now()',
  updatedAt: ' DEFAULT now()',
  searchText: " DEFAULT ''",
}
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

const columnSql = (name: string, { type, nullable }: Column) => `"${name}" ${type}${nullable ? '' : ' NOT NULL'}${defaults[name] ?? ''}`

/** Statements that bring the database to the schema, in an order that runs; empty when they agree. */
export async function difference(db: Kysely<Database>): Promise<string[]> {
  const { rows: present } = await sql<{ table_name: string; column_name: string; udt_name: string; is_nullable: string }>`
    select table_name, column_name, udt_name, is_nullable from information_schema.columns where table_schema = current_schema()`.execute(db)
  const { rows: named } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where schemaname = current_schema()
    union select conname as name from pg_constraint where connamespace = current_schema()::regnamespace
    union select relname || '_vacuum' as name from pg_class
      where relnamespace = current_schema()::regnamespace and relkind = 'r' and reloptions::text like '%autovacuum%'`.execute(db)
  const names = new Set(named.map(({ name }) => name))
  const statements: string[] = []
  const extras: string[] = []
  for (const [table, wanted] of Object.entries(tables)) {
    const columns = new Map(present.filter((one) => one.table_name === table).map((one) => [one.column_name, one]))
    if (columns.size === 0) {
      const lines = Object.entries(wanted.columns).map(([name, column]) => `  ${columnSql(name, column)}`)
      statements.push(
        `CREATE TABLE "${table}" (\n${lines.join(',\n')},\n  PRIMARY KEY ("tenantId", id),\n  FOREIGN KEY ("tenantId") REFERENCES tenants (id)\n);`,
      )
    } else statements.push(...changesOf(table, wanted.columns, columns))
    for (const [name, statement] of Object.entries(wanted.extras)) if (!names.has(name)) extras.push(statement)
  }
  return [...statements, ...extras]
}

function changesOf(
  table: string,
  wanted: Record<string, Column>,
  columns: Map<string, { udt_name: string; is_nullable: string }>,
): string[] {
  const statements: string[] = []
  for (const [name, column] of Object.entries(wanted)) {
    const has = columns.get(name)
    if (!has) {
      const filled = column.nullable || defaults[name] ? '' : ` DEFAULT ${column.first ?? empty[column.type] ?? "''"}`
      statements.push(`ALTER TABLE "${table}" ADD COLUMN ${columnSql(name, column)}${filled};`)
    } else if (has.udt_name !== column.type) {
      statements.push(`ALTER TABLE "${table}" ALTER COLUMN "${name}" TYPE ${column.type} USING "${name}"::${column.type};`)
    } else if ((has.is_nullable === 'YES') !== column.nullable) {
      statements.push(`ALTER TABLE "${table}" ALTER COLUMN "${name}" ${column.nullable ? 'DROP' : 'SET'} NOT NULL;`)
    }
  }
  for (const name of columns.keys()) if (!(name in wanted)) statements.push(`ALTER TABLE "${table}" DROP COLUMN "${name}";`)
  return statements
}
