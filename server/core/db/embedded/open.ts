// The embedded engine: PGlite in this process, one connection, one folder. It guarantees that commits reach the disk, that one process uses
// the folder, and that maintenance runs on a schedule. Since all callers share the connection, nothing slow may run inside a scope.
import { cp, mkdir } from 'node:fs/promises'
import { constants } from 'node:fs'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { sql } from 'kysely'
import { bootstrap } from '../bootstrap.ts'
import { checkedChannel } from '../channel.ts'
import type { Engine } from '../engine.ts'
import { observed } from '../queryObserver.ts'
import { kyselyOver, readOver } from '../pool.ts'
import { outsideScope, plainRole, scopes } from '../scope.ts'
import { parsers } from '../values.ts'
import { commitReachesDisk, DurableFolder, durableParams } from './durableFolder.ts'
import { createFolder } from './createFolder.ts'
import { lockFolder } from './folderLock.ts'
import { endAtPanic, endUnopened, unopenable } from './panic.ts'
import { turnsOn, type Turns } from './turns.ts'
import { asOwner, startUpkeep } from './upkeep.ts'

const options: PGliteOptions = { extensions: { btree_gin, citext, pg_trgm, unaccent }, parsers }

/** The folder of the database and a log; a snapshot saves the in-memory engine the two seconds of creating a database. */
export interface EmbeddedOptions {
  dataDir: string
  log: (message: string) => void
  snapshot?: Blob
}

/**
 * Opens PGlite in `database` under the folder, or in memory for ':memory:'. Rejects with a readable message when another process uses the
 * folder or its files are damaged.
 */
export async function openEmbedded({ dataDir, log, snapshot }: EmbeddedOptions): Promise<Engine> {
  if (dataDir === ':memory:')
    return engineOn(await PGlite.create({ ...options, ...(snapshot && { loadDataDir: snapshot }) }), async () => undefined)
  let turns: Turns | undefined
  let refusal: string | undefined
  const refuse = (reason: string) => {
    log(`${reason}. The database takes no more work: restart Wakeel when the cause is gone.`)
    refusal = reason
    turns?.refuse(reason)
  }
  const unlock = await lockFolder(dataDir, log, refuse)
  try {
    const path = join(dataDir, 'database')
    let opened = false
    const folder = new DurableFolder(path, (reason) => (opened ? endAtPanic(reason) : endUnopened(path, reason)))
    const pglite = await createFolder(path)
      .then(() => PGlite.create({ ...options, fs: folder, startParams: durableParams }))
      .catch((error: Error) => {
        throw new Error(unopenable(path, error.message), { cause: error })
      })
    opened = true
    if (!(await commitReachesDisk(pglite, folder))) {
      log('WARNING: commits of the embedded database do not reach the disk. A power cut WILL LOSE DATA: set DATABASE_URL to a PostgreSQL.')
    }
    turns = turnsOn(pglite)
    if (refusal) throw new Error(refusal)
    return { ...(await engineOn(pglite, unlock, turns, startUpkeep(turns, log))), copyTo: copier(turns, path) }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** No statement runs between two turns, so files copied within one turn are consistent; the checkpoint shortens the copy's first start. */
function copier(turns: Turns, path: string): NonNullable<Engine['copyTo']> {
  return async (folder) => {
    // A checkpoint in a turn of its own writes most of the data, so the second one inside the copying turn has little left to write.
    await asOwner(turns, (connection) => connection.run('checkpoint', []))
    await asOwner(turns, async (connection) => {
      await connection.run('checkpoint', [])
      await mkdir(folder, { recursive: true })
      await cp(path, join(folder, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE })
    })
  }
}

async function engineOn(
  pglite: PGlite,
  unlock: () => Promise<void>,
  turns = turnsOn(pglite),
  stopUpkeep = async () => {},
): Promise<Engine> {
  await bootstrap((statement) => pglite.exec(statement))
  await pglite.exec(`set timezone = 'UTC'; set role ${plainRole}`)
  // PGlite must register the array types of extensions.
  await pglite.refreshArrayTypes()
  const take = observed(() => turns.take())
  const db = kyselyOver(take, async () => undefined)
  const inTurn = async <R>(work: () => Promise<R>): Promise<R> => {
    const connection = await turns.take()
    try {
      return await work()
    } finally {
      connection.release()
    }
  }
  return {
    kind: 'embedded',
    db,
    ...scopes(db),
    copyTo: null,
    connections: () => ({ open: 1, idle: turns.users() === 0 ? 1 : 0, waiting: Math.max(0, turns.users() - 1) }),
    read: readOver(db, take),
    asOwnerAlone: (work) =>
      inTurn(async () => {
        await pglite.exec('set role none')
        try {
          return await work(async (statement) => (await pglite.query<Record<string, unknown>>(statement)).rows)
        } finally {
          turns.changed()
          await pglite.exec(`set role ${plainRole}`)
        }
      }),
    async listen(name, onNotify) {
      const callback = outsideScope(onNotify)
      const stop = await inTurn(() => pglite.listen(checkedChannel(name), callback))
      return () => inTurn(() => stop())
    },
    ping: async () => void (await sql`select 1`.execute(db)),
    async close() {
      await stopUpkeep()
      const last = await turns.take().catch(() => undefined)
      // After losing the lock, nothing more may be written to the folder; the next start recovers as after a crash.
      if (last) {
        turns.refuse('The database is closed.')
        await pglite.close()
        last.release()
      }
      await unlock()
    },
  }
}
