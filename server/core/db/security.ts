// Table privileges, applied after every migration: a table with a tenantId shows each tenant its own rows; every other table is closed to
// the plain role unless it is listed here or a migration grants it by name.
import { sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import { plainRole } from './scope.ts'

/** The tables without a tenantId that the plain role may read. */
const readableGlobals: readonly string[] = ['tenants']
/** The tables to which the plain role may only add rows, never change them. */
const addedTo: readonly string[] = ['audit']

// nullif: after a transaction the setting is '', not null. Without a tenant the comparison is null, so no row is visible or writable.
const ownRows = `"tenantId" = nullif(current_setting('app.tenant_id', true), '')`
// The same as PostgreSQL prints it, without casts, brackets and spaces.
const ownRowsVisible = ownRows.replace('nullif', 'NULLIF').replaceAll(/[() ]/g, '')

interface Table {
  name: string
  tenantId: boolean
  secured: boolean
}

const tablesIn = (schema: string) => sql<Table>`
  select c.relname as name, a.attname is not null as "tenantId",
    c.relrowsecurity and exists (
      select from pg_policy p where p.polrelid = c.oid and p.polname = 'tenant' and p.polcmd = '*' and p.polpermissive and p.polroles = '{0}'
        and regexp_replace(pg_get_expr(p.polqual, c.oid), '::\\w+|[() ]', '', 'g') = ${ownRowsVisible}
        and regexp_replace(pg_get_expr(p.polwithcheck, c.oid), '::\\w+|[() ]', '', 'g') = ${ownRowsVisible}) as secured
  from pg_class c
  left join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenantId' and not a.attisdropped
  where c.relnamespace = ${sql.lit(schema)}::regnamespace and c.relkind in ('r', 'p')
  order by c.relname`

/** The statements for one table. Those that lock it are left out when its policy exists, so that a start does not wait for readers. */
function statementsFor({ name, tenantId, secured }: Table): string[] {
  const table = `"${name.replaceAll('"', '""')}"`
  if (!tenantId) return readableGlobals.includes(name) ? [`grant select on ${table} to ${plainRole}`] : []
  const grants = addedTo.includes(name)
    ? [`revoke update, delete on ${table} from ${plainRole}`, `grant select, insert on ${table} to ${plainRole}`]
    : [`grant select, insert, update, delete on ${table} to ${plainRole}`]
  if (secured) return grants
  return [
    `alter table ${table} enable row level security`,
    `drop policy if exists tenant on ${table}`,
    `create policy tenant on ${table} using (${ownRows}) with check (${ownRows})`,
    ...grants,
  ]
}

/**
 * Applies the row-level security policies and grants of all tables; idempotent. The schema must come first in the search path. Row-level
 * security does not apply to the owner: functions that run as the owner filter by tenant themselves.
 */
export async function applySecurity(tx: Transaction<Database>, schema = 'public'): Promise<void> {
  const { rows } = await tablesIn(schema).execute(tx)
  const statements = [...rows.flatMap(statementsFor), `grant usage on all sequences in schema ${schema} to ${plainRole}`]
  for (const statement of statements) await sql.raw(statement).execute(tx)
}
