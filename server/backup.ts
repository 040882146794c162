// `backup <file or folder> [--keep N]` saves everything; `backup --new-key` makes a key for backups.
import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { fileFor, keepNewest, openForReading, useOwnSecret } from './core/backup/commands.ts'
import { newKey, readKey } from './core/backup/keys.ts'
import { makeBackup } from './core/backup/makeBackup.ts'
import { readEnv } from './core/env.ts'
import { openStorage } from './core/files/openStorage.ts'

const usage = 'npm run backup -- <file or folder> [--keep <how many of the folder>]\nnpm run backup -- --new-key'
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' }, 'new-key': { type: 'boolean', default: false } },
})

async function tellKey(): Promise<void> {
  const { secret, open } = await newKey()
  console.log(
    `# Seals backups, and opens none: BACKUP_KEY of the server.\n${open}\n# Opens them: keep it elsewhere, and in two places.\n${secret}`,
  )
}

async function run(): Promise<void> {
  const [path, ...more] = positionals
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  if (values['new-key']) return tellKey()
  if (!path || more.length > 0 || (keep !== undefined && !(Number.isSafeInteger(keep) && keep > 0))) throw new Error(usage)
  const started = Date.now()
  const env = readEnv(process.env)
  const key = await readKey(env.BACKUP_KEY)
  useOwnSecret(env)
  const file = await fileFor(path, key !== undefined, new Date())
  await mkdir(dirname(file), { recursive: true })
  const { engine, close } = await openForReading(env, (message) => console.error(message))
  try {
    const { rows, files, missing } = await makeBackup({ engine, storage: openStorage(env), path: file, key, now: new Date() })
    const { size } = await stat(file)
    for (const one of missing) console.error(`Missing in the storage, and so in the backup: ${one}`)
    console.log(`${rows} rows and ${files} files in ${size} bytes after ${((Date.now() - started) / 1000).toFixed(1)} s: ${file}`)
    if (!key) console.log('Not sealed: whoever has the file reads everything in it. Set BACKUP_KEY or BACKUP_KEY_FILE.')
  } finally {
    await close()
  }
  if (keep !== undefined) for (const name of await keepNewest(dirname(file), keep)) console.log(`Removed ${name}.`)
}

run().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
