// Reads a schema's definition from PostgreSQL's catalogs, in PostgreSQL's own notation. Two schemas of one database with the same meaning
// give equal results.
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../database.ts'

/** A column in the catalog. */
export interface CatalogColumn {
  /** PostgreSQL's name of the type ('int4', 'timestamptz'), with its length where it has one. */
  type: string
  nullable: boolean
  /** SQL of the default, or of what the column is generated from; null without one. */
  default: string | null
  /** 'ALWAYS' or 'BY DEFAULT' of an identity column, 'STORED' of a generated one, else ''. */
  generated: string
  comment: string | null
}

/** A table and everything that belongs to it; each part by name, with the SQL that defines it. */
export interface CatalogTable {
  columns: Record<string, CatalogColumn>
  /** Primary and foreign keys, unique and check constraints. One marked NOT VALID reads like a valid one: it applies to every new row. */
  constraints: Record<string, string>
  /** Indexes that no constraint owns; '(not valid)' is appended to one whose build was interrupted. */
  indexes: Record<string, string>
  triggers: Record<string, string>
  policies: Record<string, string>
  /** Storage settings, 'name=value' by name. */
  settings: Record<string, string>
  /** 'enabled', 'forced', or '' where row-level security is off. */
  rowSecurity: string
  /** Grants to roles other than the owner: 'SELECT TO role'. */
  grants: string[]
}

/** A function or procedure: the statement that creates it, its result type, and the roles besides its owner that may run it. */
export interface CatalogFunction {
  definition: string
  returns: string
  grants: string[]
}

/** Everything in a schema that does not belong to an extension. */
export interface Catalog {
  tables: Record<string, CatalogTable>
  /** By name and argument types, in the notation of DROP FUNCTION. */
  functions: Record<string, CatalogFunction>
  /** Views, independent sequences and types: by kind and name. */
  others: string[]
}

/** A name as a quoted SQL identifier. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

const notOfExtension = (id: string) => sql`not exists (select from pg_depend d where d.objid = ${sql.raw(id)} and d.deptype = 'e')`
const grantsOf = (acl: string, kind: string, owner: string) => sql`array(
  select g.privilege_type || ' TO ' || coalesce((select quote_ident(rolname) from pg_roles where oid = g.grantee), 'PUBLIC')
  from aclexplode(coalesce(${sql.raw(acl)}, acldefault(${kind}::"char", ${sql.raw(owner)}))) g where g.grantee <> ${sql.raw(owner)} order by 1)`

/**
 * Reads the tables, constraints, indexes and functions of a schema, which must come first in the transaction's search path, so that
 * PostgreSQL writes its names unqualified.
 */
export async function readCatalog(db: Kysely<Database>, schema: string): Promise<Catalog> {
  const rows = async <R>(query: RawBuilder<R>): Promise<R[]> => (await query.execute(db)).rows
  const own = sql`c.relnamespace = ${sql.lit(schema)}::regnamespace and c.relkind in ('r', 'p')`
  const tables: Record<string, CatalogTable> = {}
  for (const { name, settings, ...rest } of await rows(sql<{ name: string; settings: string[]; rowSecurity: string; grants: string[] }>`
    select c.relname as name, coalesce(c.reloptions, '{}') as settings, ${grantsOf('c.relacl', 'r', 'c.relowner')} as grants,
      case when c.relforcerowsecurity then 'forced' when c.relrowsecurity then 'enabled' else '' end as "rowSecurity"
    from pg_class c where ${own} and ${notOfExtension('c.oid')} order by 1`)) {
    const named = Object.fromEntries(settings.map((one): [string, string] => [one.split('=')[0] ?? '', one]))
    tables[name] = { columns: {}, constraints: {}, indexes: {}, triggers: {}, policies: {}, settings: named, ...rest }
  }
  for (const { table, name, ...column } of await rows(sql<{ table: string; name: string } & CatalogColumn>`
    select c.relname as table, a.attname as name, not a.attnotnull as nullable,
      case when a.atttypmod = -1 and t.typnamespace = 'pg_catalog'::regnamespace then t.typname else format_type(a.atttypid, a.atttypmod) end as type,
      pg_get_expr(d.adbin, d.adrelid) as default, col_description(c.oid, a.attnum) as comment,
      case when a.attidentity = 'a' then 'ALWAYS' when a.attidentity = 'd' then 'BY DEFAULT' when a.attgenerated <> '' then 'STORED' else '' end as generated
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where ${own} order by c.relname, a.attnum`)) {
    const one = tables[table]
    if (one) one.columns[name] = column
  }
  const add = async (
    part: 'constraints' | 'indexes' | 'triggers' | 'policies',
    query: RawBuilder<{ table: string; name: string; is: string }>,
  ) => {
    for (const { table, name, is } of await rows(query)) {
      const one = tables[table]
      if (one) one[part][name] = is
    }
  }
  await add(
    'constraints',
    sql`select c.relname as table, k.conname as name, regexp_replace(pg_get_constraintdef(k.oid), ' NOT VALID$', '') as is
      from pg_constraint k join pg_class c on c.oid = k.conrelid where ${own} and k.contype in ('p', 'u', 'f', 'c', 'x') order by 1, 2`,
  )
  await add(
    'indexes',
    sql`select c.relname as table, i.relname as name, case when x.indisunique then 'UNIQUE ' else '' end
        || regexp_replace(pg_get_indexdef(i.oid, 0, true), '^.*? USING ', '') || case when x.indisvalid then '' else ' (not valid)' end as is
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
      where ${own} and not exists (select from pg_constraint k where k.conindid = i.oid and k.contype in ('p', 'u', 'x')) order by 1, 2`,
  )
  await add(
    'triggers',
    sql`select c.relname as table, t.tgname as name, pg_get_triggerdef(t.oid, true) || case t.tgenabled when 'O' then '' else ' (switched off)' end as is
      from pg_trigger t join pg_class c on c.oid = t.tgrelid where ${own} and not t.tgisinternal order by 1, 2`,
  )
  await add(
    'policies',
    sql`select c.relname as table, p.polname as name, concat('AS ', case when p.polpermissive then 'PERMISSIVE' else 'RESTRICTIVE' end,
        ' FOR ', case p.polcmd when 'r' then 'SELECT' when 'a' then 'INSERT' when 'w' then 'UPDATE' when 'd' then 'DELETE' else 'ALL' end,
        ' TO ', (select string_agg(coalesce(r.rolname, 'PUBLIC'), ', ' order by r.rolname) from unnest(p.polroles) one (id) left join pg_roles r on r.oid = one.id),
        ' USING (' || pg_get_expr(p.polqual, c.oid) || ')', ' WITH CHECK (' || pg_get_expr(p.polwithcheck, c.oid) || ')') as is
      from pg_policy p join pg_class c on c.oid = p.polrelid where ${own} order by 1, 2`,
  )
  const functions = await rows(sql<{ name: string } & CatalogFunction>`
    select quote_ident(p.proname) || '(' || pg_get_function_identity_arguments(p.oid) || ')' as name, pg_get_function_result(p.oid) as returns,
      replace(pg_get_functiondef(p.oid), quote_ident(${sql.lit(schema)}) || '.' || quote_ident(p.proname) || '(', quote_ident(p.proname) || '(') as definition,
      ${grantsOf('p.proacl', 'f', 'p.proowner')} as grants
    from pg_proc p where p.pronamespace = ${sql.lit(schema)}::regnamespace and p.prokind in ('f', 'p') and ${notOfExtension('p.oid')} order by 1`)
  const others = await rows(sql<{ name: string }>`
    select case c.relkind when 'v' then 'VIEW ' when 'm' then 'MATERIALIZED VIEW ' when 'f' then 'FOREIGN TABLE ' else 'SEQUENCE ' end || quote_ident(c.relname) as name
    from pg_class c where c.relnamespace = ${sql.lit(schema)}::regnamespace and c.relkind in ('v', 'm', 'f', 'S')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i', 'e'))
    union all select case t.typtype when 'd' then 'DOMAIN ' else 'TYPE ' end || quote_ident(t.typname)
    from pg_type t where t.typnamespace = ${sql.lit(schema)}::regnamespace and t.typtype in ('e', 'd', 'r') and ${notOfExtension('t.oid')} order by 1`)
  return {
    tables,
    functions: Object.fromEntries(functions.map(({ name, ...rest }) => [name, rest])),
    others: others.map(({ name }) => name),
  }
}
