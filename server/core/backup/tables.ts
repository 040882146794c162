// The tables as a backup sees them: columns and rows as PostgreSQL's own texts, which every engine and version of it reads back the same.
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Database } from '../db/database.ts'
import type { Manifest } from './manifest.ts'

/** A transaction as the owner. */
export type Owner = Transaction<Database>
/** A table and the columns that are written, each with its type as SQL names it. */
export interface Table {
  name: string
  columns: { name: string; type: string }[]
}

/**
 * Tables whose rows stay behind: positions of the log of changes are another database's transaction numbers, and a session that was
 * ended after the backup must not open again; the mark of the key is the next start's to leave.
 */
const leftBehind: readonly string[] = ['liveEvents', 'sessions', 'migrations', 'keyMark']
const ours = sql`c.relnamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`

/** The tables, by name. */
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

/** A row as one line: a JSON list of texts and nulls. */
const lineOf = ({ columns }: Table): RawBuilder<unknown> =>
  sql`to_json(array[${sql.join(columns.map(({ name }) => sql`${sql.ref(name)}::text`))}]::text[])::text`

/** Texts as every session must write them to be the same everywhere. */
export const plainTexts = (tx: Owner): Promise<unknown> =>
  sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO', true), set_config('intervalstyle', 'postgres', true),
    set_config('extra_float_digits', '1', true), set_config('bytea_output', 'hex', true)`.execute(tx)

/** How many rows the table has, and the sum of their hashes, of which one lost, changed or doubled row makes another. */
export async function sumOf(tx: Owner, table: Table): Promise<{ rows: number; sum: string }> {
  const { rows } = await sql<{ rows: number; sum: string }>`
    select count(*) as rows, coalesce(sum(('x' || left(encode(sha256(convert_to(line, 'UTF8')), 'hex'), 14))::bit(56)::bigint), 0)::text as sum
    from (select ${lineOf(table)} as line from ${sql.table(table.name)}) lines`.execute(tx)
  return rows[0] ?? { rows: 0, sum: '0' }
}

/** The rows' lines, so many at a time; one such reading a transaction at a time. */
export async function* readRows(tx: Owner, table: Table, atOnce = 1000): AsyncGenerator<string[]> {
  await sql`declare saved no scroll cursor for select ${lineOf(table)} as line from ${sql.table(table.name)}`.execute(tx)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(atOnce)} from saved`.execute(tx)
    if (rows.length === 0) break
    yield rows.map(({ line }) => line)
  }
  await sql`close saved`.execute(tx)
}

/** Writes lines back as rows. */
export async function writeRows(tx: Owner, { name, columns }: Table, lines: readonly string[]): Promise<void> {
  const names = sql.join(columns.map((one) => sql.ref(one.name)))
  const values = sql.join(columns.map(({ type }, place) => sql`(line ->> ${sql.lit(place)})::${sql.raw(type)}`))
  await sql`insert into ${sql.table(name)} (${names}) overriding system value
    select ${values} from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) line`.execute(tx)
}

/** Where the counters stand. */
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

/** Puts the counters there. */
export async function writeSequences(tx: Owner, sequences: Manifest['sequences']): Promise<void> {
  for (const { name, value, called } of sequences)
    await sql`select setval(quote_ident(${name})::regclass, ${value}::bigint, ${called})`.execute(tx)
}

/** Keys of all files that rows speak of. */
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
