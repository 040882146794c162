// Statements that read rows of several tenants on purpose, or that cannot be planned beside the transaction that runs them.

/** By the file that runs the statement and how the statement begins ('' for all of the file): the reason. */
export const reviewed: { from: string; begins: string; reason: string }[] = [
  {
    from: 'server/core/jobs/queue.ts',
    begins: 'with picked as',
    reason:
      'the next job of any tenant. Under the rights of one tenant it reads one partition: the plan shows both, since the picked row decides while it runs',
  },
  { from: 'server/messages/sender/lease.ts', begins: 'with near as materialized', reason: 'the next messages of all tenants' },
  { from: 'server/core/telemetry/countBackgroundJobs.ts', begins: 'select', reason: 'metrics of the whole database' },
  { from: 'server/core/backup/tables.ts', begins: 'select', reason: 'a backup has all tenants' },
  { from: 'server/core/db/migrate.ts', begins: '', reason: 'a migration under test, of tables that its transaction creates' },
  { from: 'server/core/db/schema/catalog.ts', begins: 'select', reason: 'catalogues only, of a schema that its transaction creates' },
  { from: 'server/core/db/schema/wanted.ts', begins: 'select', reason: 'catalogues only, of a schema that its transaction creates' },
  { from: 'server/core/db/security.ts', begins: 'select', reason: 'catalogues only, of a schema that its transaction creates' },
]
