// The server killed while it migrates an older database.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { difference } from '../../../server/core/db/schema/difference.ts'
import type { Engine } from '../../../server/core/db/engine.ts'
import { migrate } from '../../../server/core/db/migrate.ts'
import { migrationsDir, readMigrations } from '../../../server/core/db/migrationFiles.ts'
import { openGround, rowsOf, startAndKill, type RoundReport, type RoundOptions } from './roundSetup.ts'

/** The most kills of one upgrade; after them it may finish. */
const maxOfOne = 6
const tenant = { id: 'before', name: JSON.stringify({ en: 'Before', ar: 'من قبل' }) }

/** Leaves the database in the state of code with these migrations. */
async function ageTo(engine: Engine, names: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wakeel-migrations-'))
  for (const name of names) copyFileSync(join(migrationsDir(), `${name}.sql`), join(folder, `${name}.sql`))
  await migrate(engine, folder)
  rmSync(folder, { recursive: true })
  await engine.asOwner((tx) => sql`insert into tenants (id, name) values (${tenant.id}, ${tenant.name})`.execute(tx))
}

async function check(engine: Engine, names: readonly string[]): Promise<string[]> {
  const applied = await rowsOf(engine, sql<{ name: string }>`select name from migrations order by name`)
  const kept = await rowsOf(engine, sql`select id from tenants where id = ${tenant.id}`)
  const invalid = await rowsOf(engine, sql<{ name: string }>`select indexrelid::regclass::text as name from pg_index where not indisvalid`)
  const missing = await engine.asOwner((tx) => difference(tx))
  return [
    ...(String(applied.map(({ name }) => name)) === String(names) ? [] : [`Applied are ${applied.length} of ${names.length} migrations.`]),
    ...missing.map((statement) => `Half a migration: ${statement.slice(0, 200)}`),
    ...invalid.map(({ name }) => `Half an index: ${name}.`),
    ...(kept.length === 1 ? [] : ['What was there before the upgrade is gone.']),
  ]
}

/** Upgrades from random versions until that many servers were killed. */
export async function roundsMigrating(request: RoundOptions): Promise<RoundReport> {
  const names = (await readMigrations(migrationsDir())).map(({ name }) => name)
  const wrong: string[] = []
  const counts = { kills: 0, upgrades: 0 }
  for (let turn = 0; counts.kills < request.kills; turn += 1) {
    const setup = await openGround({ ...request, seed: request.seed + turn })
    try {
      const { random } = setup
      const from = random.between(1, names.length - 1)
      await setup.look((engine) => ageTo(engine, names.slice(0, from)))
      for (let mine = 0; ; mine += 1) {
        const last = mine >= maxOfOne || counts.kills >= request.kills
        if (!(await startAndKill(setup, last ? 600_000 : random.between(200, 3_000)))) break
        counts.kills += 1
      }
      counts.upgrades += 1
      wrong.push(...(await setup.look((engine) => check(engine, names))).map((line) => `From ${names[from - 1]}: ${line}`))
      request.log(`${counts.kills} kills, ${counts.upgrades} upgrades`)
    } finally {
      await setup.remove()
    }
  }
  return { wrong, counts }
}
