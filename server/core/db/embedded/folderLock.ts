// One process a data folder: a second PGlite on the same files corrupts them. The lock of a killed process becomes void by itself.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import lockfile from 'proper-lockfile'
import { here, isAlive, type ProcessMark } from './processMark.ts'

/**
 * Milliseconds without an update after which the lock of a process that cannot be looked up (in another container, for example) is void.
 */
const staleAfter = 30_000

const inUse = (folder: string, owner: ProcessMark | undefined) =>
  `The data folder ${folder} is in use by another Wakeel${owner ? ` (process ${owner.pid})` : ''}. ` +
  'The embedded database serves one process only: stop the other, or choose another DATA_DIR, or set DATABASE_URL to a PostgreSQL.'

async function ownerOf(file: string): Promise<ProcessMark | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ProcessMark
  } catch {
    return undefined
  }
}

/**
 * Locks the folder and returns the function that unlocks it. Rejects with a readable message when another process holds the lock; waits up
 * to half a minute when that cannot be determined. `onLost` is called when the lock was taken over; nothing may be written afterwards.
 */
export async function lockFolder(
  folder: string,
  log: (message: string) => void,
  onLost: (reason: string) => void,
): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const target = join(folder, 'database')
  const ownerFile = join(folder, 'database.owner')
  let held = false
  const onCompromised = (error: Error) => {
    held = false
    onLost(`The lock of ${folder} was lost: ${error.message}`)
  }

  /**
   * One attempt, inside a second lock that lets one process at a time examine and replace an old lock. Undefined: held, or its owner is
   * uncertain.
   */
  async function attempt(): Promise<(() => Promise<void>) | undefined> {
    const door = {
      realpath: false,
      stale: 5_000,
      retries: { retries: 60, minTimeout: 100, maxTimeout: 200 },
      onCompromised: () => undefined,
    }
    const shut = await lockfile.lock(join(folder, 'database.door'), door)
    try {
      const owner = await ownerOf(ownerFile)
      const alive = owner && (await isAlive(owner))
      if (alive) throw new Error(inUse(folder, owner))
      if (alive === false) await rm(`${target}.lock`, { recursive: true, force: true })
      const unlock = await lockfile
        .lock(target, { realpath: false, stale: staleAfter, update: 5_000, onCompromised })
        .catch((error: NodeJS.ErrnoException) => {
          if (error.code === 'ELOCKED') return undefined
          throw error
        })
      if (unlock) await writeFile(ownerFile, JSON.stringify(await here()))
      return unlock
    } finally {
      await shut().catch(() => undefined)
    }
  }

  const deadline = Date.now() + staleAfter + 5_000
  for (let details = false; ; details = true) {
    const unlock = await attempt()
    if (unlock) {
      held = true
      return async () => {
        if (!held) return
        held = false
        await rm(ownerFile, { force: true })
        await unlock().catch(() => undefined)
      }
    }
    if (Date.now() > deadline) throw new Error(inUse(folder, undefined))
    if (!details)
      log(`The data folder ${folder} is locked, perhaps by a process that is gone: waiting up to ${staleAfter / 1000} s to see.`)
    await pause(1_000)
  }
}
