// The prerequisites of the first migration: the plain role, its membership for the owner, and the extensions. Created as the owner at every
// start.
import { plainRole } from './scope.ts'

const extensions = ['pg_trgm', 'btree_gin', 'unaccent', 'citext']

// Roles belong to the whole cluster, and the lock below only to this database: the start of another database may create the role at the
// same moment.
const role = `do $$ begin
  if not exists (select from pg_roles where rolname = '${plainRole}') then
    begin create role ${plainRole} nologin; exception when duplicate_object or unique_violation then null; end;
  end if;
  if exists (select from pg_roles where rolname = '${plainRole}' and (rolsuper or rolbypassrls)) then
    raise exception 'Role ${plainRole} must be neither superuser nor BYPASSRLS: policies would not hold for it, and tenants would see each other.';
  end if;
  if not pg_has_role(session_user, '${plainRole}', case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end) then
    grant ${plainRole} to session_user;
  end if;
end $$`

// CREATE EXTENSION IF NOT EXISTS requires the right to create even when the extension exists, so its existence is checked first.
const extension = (name: string) => `do $$ begin
  if not exists (select from pg_extension where extname = '${name}') then create extension ${name}; end if;
end $$`

/**
 * Creates what is missing, in one transaction under a lock. There are no default privileges: security.ts grants each table by name, so a
 * table that it does not cover stays inaccessible. Rejects with PostgreSQL's error when the owner lacks a right.
 */
export async function bootstrap(run: (statement: string) => Promise<unknown>): Promise<void> {
  const statements = [
    `select pg_advisory_xact_lock(hashtextextended('wakeel bootstrap', 0))`,
    role,
    ...extensions.map(extension),
    'revoke create on schema public from public',
    `grant usage on schema public to ${plainRole}`,
    `alter default privileges in schema public grant usage on sequences to ${plainRole}`,
  ]
  await run('begin')
  try {
    for (const statement of statements) await run(statement)
    await run('commit')
  } catch (error) {
    await run('rollback')
    throw error
  }
}
