// Opens the services of the server: secrets, database, migrations, texts, limits, gateways.
import { mkdirSync } from 'node:fs'
import { checkKey } from './core/db/keyMark.ts'
import { migrate } from './core/db/migrate.ts'
import { migrationsDir } from './core/db/migrationFiles.ts'
import { openEngine } from './core/db/openEngine.ts'
import { useSealingKey } from './core/db/seal.ts'
import type { Env } from './core/env.ts'
import { useFileSigning } from './core/files/signing.ts'
import { openMessages } from './messages/queueMessage.ts'
import { openSenders } from './messages/gateways/senders.ts'
import { openPayments } from './payments/gateways/openPayments.ts'
import { openStorage } from './core/files/openStorage.ts'
import type { Services } from './core/services.ts'
import { openRateLimits } from './core/http/rateLimits.ts'
import { loadSecrets } from './core/secrets.ts'
import { loadTexts } from './core/texts.ts'
import { collectReactions } from './core/commit/reactions.ts'
import { reactions } from './reactions.ts'
import { listed } from './listed.ts'
import { rules } from './rules.ts'
import { jobKinds } from './kinds.ts'
import { schedules } from './schedules.ts'
import { tellJobEnded } from './notifications/tellJobEnded.ts'

/**
 * Opens the services and migrates. Rejects with a readable message when the folder is in use, the database is newer, or a secret is
 * invalid.
 */
export async function openServices(env: Env, options: { now?: () => Date; log: (message: string) => void }): Promise<Services> {
  if (!env.DATABASE_URL) mkdirSync(env.DATA_DIR, { recursive: true })
  const secrets = loadSecrets(env)
  if (env.DATABASE_URL && !env.SECRET_KEY)
    options.log(
      `SECRET_KEY is not set: what this process seals and signs is good for processes with the same ${env.DATA_DIR}/secret.key alone.`,
    )
  const now = options.now ?? (() => new Date())
  useSealingKey(secrets.seal)
  useFileSigning(secrets.files, now)
  const engine = await openEngine({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, log: options.log })
  try {
    for (const name of await migrate(engine, migrationsDir(), options.log)) options.log(`Applied migration ${name}.`)
    await checkKey(engine)
  } catch (error) {
    await engine.close()
    throw error
  }
  const senders = openSenders(env, secrets)
  return {
    engine,
    env,
    secrets,
    texts: loadTexts(),
    rateLimits: openRateLimits(engine),
    messages: openMessages(senders),
    senders,
    storage: openStorage(env),
    payments: openPayments(env),
    rules,
    listed,
    reactions: collectReactions(reactions),
    jobKinds,
    schedules,
    tellJobEnded,
    now,
  }
}
