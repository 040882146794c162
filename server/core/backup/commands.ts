// Shared by the commands of backup and restore: file name, number of kept backups, key, database.
import { existsSync } from 'node:fs'
import { rm, stat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Engine } from '../db/engine.ts'
import { openEngine } from '../db/openEngine.ts'
import { useSealingKey } from '../db/seal.ts'
import type { Env } from '../env.ts'
import { loadSecrets } from '../secrets.ts'
import { borrowCopy } from './door.ts'

const named = /^wakeel-\d{8}T\d{6}Z\.tar\.gz(\.age)?$/

/**
 * The path of the new backup: `path` itself, or inside it a file named by the time (UTC) when it is a folder. Throws when that file
 * exists.
 */
export async function fileFor(path: string, isSealed: boolean, now: Date): Promise<string> {
  const isFolder = (await stat(path).catch(() => undefined))?.isDirectory() ?? /[\\/]$/.test(path)
  const moment = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const file = isFolder ? join(path, `wakeel-${moment}.tar.gz${isSealed ? '.age' : ''}`) : path
  if (existsSync(file)) throw new Error(`${file} is there already, and was not touched.`)
  return file
}

/** Removes all but the newest `count` backups of the folder, ordered by name; returns the removed names. */
export async function keepNewest(folder: string, count: number): Promise<string[]> {
  const all = (await readdir(folder))
    .filter((name) => named.test(name))
    .sort()
    .reverse()
  const old = all.slice(count)
  for (const name of old) await rm(join(folder, name))
  return old
}

/** Loads the installation's SECRET_KEY for sealing. Throws when there is none: a new key would not match any backup. */
export function useOwnSecret(env: Env): void {
  if (!env.SECRET_KEY && !existsSync(join(env.DATA_DIR, 'secret.key')))
    throw new Error(`There is no SECRET_KEY, and none in ${join(env.DATA_DIR, 'secret.key')}.`)
  useSealingKey(loadSecrets(env).seal)
}

/**
 * Opens the database to read from: PostgreSQL, a copy of the embedded database from the running server, or the folder of a stopped server.
 * Throws when there is none.
 */
export async function openForReading(env: Env, log: (message: string) => void): Promise<{ engine: Engine; close: () => Promise<void> }> {
  const copy = env.DATABASE_URL ? undefined : await borrowCopy(env.DATA_DIR)
  if (!env.DATABASE_URL && !copy && !existsSync(join(env.DATA_DIR, 'database')))
    throw new Error(`There is no database in ${env.DATA_DIR}, and DATABASE_URL names none.`)
  try {
    const engine = await openEngine({ databaseUrl: env.DATABASE_URL, dataDir: copy?.folder ?? env.DATA_DIR, log })
    const close = async () => {
      await engine.close()
      await copy?.giveBack()
    }
    return { engine, close }
  } catch (error) {
    await copy?.giveBack()
    throw error
  }
}
