// Opens everything the server stands on: secrets, database, migrations, texts, limits, gateways.
import { mkdirSync } from 'node:fs'
import { checkKey } from './db/keyMark.ts'
import { migrate } from './db/migrate.ts'
import { migrationsDir } from './db/migrationFiles.ts'
import { openEngine } from './db/engine.ts'
import { useSealingKey } from './db/seal.ts'
import type { Env } from './env.ts'
import { useFileSigning } from './files/signing.ts'
import { openMessages } from './actions/messages/queueMessage.ts'
import { openCarriers } from './gateways/messages/carriers.ts'
import { openPayments } from './gateways/payments/openPayments.ts'
import { openStorage } from './gateways/storage/openStorage.ts'
import type { House } from './house.ts'
import { openRateLimits } from './rateLimits.ts'
import { loadSecrets } from './secrets.ts'
import { loadTexts } from './texts.ts'

/** Opens and migrates. Rejects with a readable message when the folder is in use, the database is newer, or a secret is bad. */
export async function openHouse(env: Env, options: { texts: string; now?: () => Date; log: (message: string) => void }): Promise<House> {
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
  const carriers = openCarriers(env, secrets)
  return {
    engine,
    env,
    secrets,
    texts: loadTexts(options.texts),
    rateLimits: openRateLimits(engine),
    messages: openMessages(carriers),
    carriers,
    storage: openStorage(env),
    payments: openPayments(env),
    now,
  }
}
