// The prerequisites of the first migration: the plain role, its membership for the owner, the extensions and the collations. Created as the owner at every
// start.
import { collations } from './schema/columns.ts'
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

// PostgreSQL has the collations of all languages. The embedded engine is built with ICU, but with the data of the root collation alone:
// English is that, and Arabic is the root collation with CLDR's rules for it (collation/ar.xml), without those for presentation forms.
const arabicRules =
  '[reorder Arab]&[before 2]\u062a<<\u0629&[before 2]\u064a<<\u06cc<<\u0649&\u0621<<\u0623<<\u0624<<\u0625<<\u0626<<\u0649\u0655<<\u0627&\u0621\u0627<<\u0622&[last secondary ignorable]<<<\u064b<<<\u08f0<<<\u08e7<<<\u064c<<<\u08f1<<<\u08e8<<<\u064d<<<\u08f2<<<\u08e9<<<\u064e<<<\u08e4<<<\u08f4<<<\u08f5<<<\u064f<<<\u08e5<<<\u08fe<<<\u0650<<<\u08e6<<<\u08f6<<<\u0651<<<\u0652<<<\u0653<<<\u06df<<<\u06e1<<<\u065f<<<\u0656<<<\u0657<<<\u0658<<<\u08ff<<<\u0659<<<\u065a<<<\u065b<<<\u065c<<<\u065d<<<\u065e<<<\u08f7<<<\u08f8<<<\u08fd<<<\u08fb<<<\u08fc<<<\u08f9<<<\u08fa<<<\u0670'
const collation = (name: string, options: string) => `do $$ begin
  if not exists (select from pg_collation where collname = '${name}') then
    create collation public."${name}" (provider = icu, locale = 'und'${options});
  end if;
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
    collation(collations.english, ''),
    collation(collations.arabic, `, rules = '${arabicRules}'`),
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
