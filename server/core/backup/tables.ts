// Tables in the form in which a backup holds them: columns and rows as PostgreSQL text values, which every engine and version reads back
// equally.
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Manifest } from './manifest.ts'

/** A transaction of the database's owner. */
export type Owner = Transaction<Database>
/** A table and its stored columns, each with its SQL type. */
export interface Table {
  name: string
  columns: { name: string; type: string }[]
}

/**
 * Tables that are not backed up: positions of the live-event log are transaction numbers of this database, a session that was ended after
 * the backup must not open again, migrations are listed in the manifest, and the next start writes the mark of the key.
 */
const leftBehind: readonly string[] = ['liveEvents', 'sessions', 'migrations', 'keyMark']
const ours = sql`c.relnamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`

/** The tables to back up with their columns, by name. */
export async function readTables(tx: Owner): Promise<Table[]> {
  const { rows } = await sql<{ table: string; name: string; type: string }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where ${ours} and c.relkind in ('r', 'p') and not c.relispartition order by c.relname, a.attnum`.execute(tx)
  const tables = new Map<string, Table>()
  for (const { table, name, type } of rows) {
    if (leftBehind.includes(table)) continue
    const found = tables.get(table) ?? { name: table, columns: [] }
    tables.set(table, found)
    found.columns.push({ name, type })
  }
  return [...tables.values()]
}

/** A row as one line: a JSON list of strings and nulls. */
const lineOf = ({ columns }: Table): RawBuilder<unknown> =>
  sql`to_json(array[${sql.join(columns.map(({ name }) => sql`${sql.ref(name)}::text`))}]::text[])::text`

/** Sets the transaction's formats, so that values have the same text form on every server. */
export const plainTexts = (tx: Owner): Promise<unknown> =>
  sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true), set_config('intervalstyle', 'postgres', true),
    set_config('extra_float_digits', '1', true), set_config('bytea_output', 'hex', true)`.execute(tx)

/** The row count of the table and the sum of the rows' hashes, which changes when a row is lost, changed or duplicated. */
export async function sumOf(tx: Owner, table: Table): Promise<{ rows: number; sum: string }> {
  const { rows } = await sql<{ rows: number; sum: string }>`
    select count(*) as rows, coalesce(sum(('x' || left(encode(sha256(convert_to(line, 'UTF8')), 'hex'), 14))::bit(56)::bigint), 0)::text as sum
    from (select ${lineOf(table)} as line from ${sql.table(table.name)}) lines`.execute(tx)
  return rows[0] ?? { rows: 0, sum: '0' }
}

/** The table's rows as lines of JSON text, in batches of `atOnce`. A transaction can run only one of these at a time. */
export async function* readRows(tx: Owner, table: Table, atOnce = 1000): AsyncGenerator<string[]> {
  await sql`declare saved no scroll cursor for select ${lineOf(table)} as line from ${sql.table(table.name)}`.execute(tx)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(atOnce)} from saved`.execute(tx)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await sql`close saved`.execute(tx)
}

/** Inserts rows from such lines. */
export async function writeRows(tx: Owner, { name, columns }: Table, lines: readonly string[]): Promise<void> {
  const names = sql.join(columns.map((one) => sql.ref(one.name)))
  const values = sql.join(columns.map(({ type }, place) => sql`(line ->> ${sql.lit(place)})::${sql.raw(type)}`))
  await sql`insert into ${sql.table(name)} (${names}) overriding system value
    select ${values} from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) line`.execute(tx)
}

/** The state of all sequences, for `writeSequences`. */
export async function readSequences(tx: Owner): Promise<Manifest['sequences']> {
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c where ${ours} and c.relkind = 'S'`.execute(tx)
  const found: Manifest['sequences'] = []
  for (const { name } of rows) {
    const { rows: state } = await sql<{ value: string; called: boolean }>`
      select last_value::text as value, is_called as called from ${sql.table(name)}`.execute(tx)
    found.push({ name, value: state[0]?.value ?? '1', called: state[0]?.called ?? false })
  }
  return found
}

/** Sets the sequences. */
export async function writeSequences(tx: Owner, sequences: Manifest['sequences']): Promise<void> {
  for (const { name, value, called } of sequences)
    await sql`select setval(quote_ident(${name})::regclass, ${value}::bigint, ${called})`.execute(tx)
}

/** The distinct storage keys of all files that rows refer to. */
export async function readFileKeys(tx: Owner, tables: readonly Table[]): Promise<string[]> {
  const column = 'storageKey'
  const holders = tables.filter(({ columns }) => columns.some(({ name }) => name === column))
  const found: string[] = []
  for (const { name } of holders) {
    const { rows } = await sql<{
      key: string
    }>`select ${sql.ref(column)} as key from ${sql.table(name)} where ${sql.ref(column)} is not null`.execute(tx)
    found.push(...rows.map(({ key }) => key))
  }
  return [...new Set(found)]
}
