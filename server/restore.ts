// `restore <file>` restores a backup into an empty database; with `--check` it only reads and checks the file.
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { useOwnSecret } from './core/backup/commands.ts'
import { readKey } from './core/backup/keys.ts'
import { checkBackup, restoreBackup } from './core/backup/restoreBackup.ts'
import { openEngine } from './core/db/openEngine.ts'
import { useSealingKey } from './core/db/seal.ts'
import { readEnv } from './core/env.ts'
import { openStorage } from './core/files/openStorage.ts'

const usage = 'npm run restore -- <file> [--check] [--replace] [--hold-messages] [--other-secret]'
const flag = { type: 'boolean', default: false } as const
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: flag, replace: flag, 'hold-messages': flag, 'other-secret': flag },
})

async function run(): Promise<void> {
  const [path, ...more] = positionals
  if (!path || more.length > 0) throw new Error(usage)
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`)
  const started = Date.now()
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`
  const env = readEnv(process.env)
  const key = await readKey(env.BACKUP_KEY)
  const { manifest, files } = await checkBackup(path, key)
  const rows = manifest.tables.reduce((sum, one) => sum + one.rows, 0)
  const what = `${rows} rows and ${files} files of ${manifest.madeAt}`
  if (values.check) return console.log(`Whole: ${what}, read after ${seconds()}.`)
  if (values['other-secret'] && !env.SECRET_KEY && !existsSync(join(env.DATA_DIR, 'secret.key'))) useSealingKey(Buffer.alloc(32))
  else useOwnSecret(env)
  if (!env.DATABASE_URL) mkdirSync(env.DATA_DIR, { recursive: true })
  const engine = await openEngine({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, log: (message) => console.error(message) })
  try {
    const { migrated } = await restoreBackup({
      engine,
      storage: openStorage(env),
      path,
      key,
      replace: values.replace,
      otherSecret: values['other-secret'],
      holdMessages: values['hold-messages'],
    })
    console.log(`${what} are back and checked after ${seconds()}. Everybody signs in anew.`)
    if (migrated.length > 0) console.log(`Brought to this version: ${migrated.join(', ')}.`)
    if (values['hold-messages']) console.log('Messages wait until an administrator lets them go: /home/jobs.')
  } finally {
    await engine.close()
  }
}

run().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
