// The embedded engine: PGlite in this process, one connection, one folder. It promises what its four guards hold:
// commits reach the disk, one process a folder, upkeep on a schedule. The fourth is a rule: nothing slow in a scope, for all wait.
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
import { kyselyOver } from '../pool.ts'
import { outsideScope, plainRole, scopes } from '../scope.ts'
import { parsers } from '../values.ts'
import { commitReachesDisk, DurableFolder, durableParams } from './durableFolder.ts'
import { createFolder } from './createFolder.ts'
import { lockFolder } from './folderLock.ts'
import { endAtPanic } from './panic.ts'
import { turnsOn, type Turns } from './turns.ts'
import { startUpkeep } from './upkeep.ts'

const options: PGliteOptions = { extensions: { btree_gin, citext, pg_trgm, unaccent }, parsers }

/** Where the database is, and where to say what a person must know; a snapshot saves the in-memory engine its two seconds of making one. */
export interface EmbeddedOptions {
  dataDir: string
  log: (message: string) => void
  snapshot?: Blob
}

/** Opens PGlite in `database` under the folder, or in memory for ':memory:'. Rejects when another process has the folder. */
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
    await createFolder(path)
    const folder = new DurableFolder(path, endAtPanic)
    const pglite = await PGlite.create({ ...options, fs: folder, startParams: durableParams })
    if (!(await commitReachesDisk(pglite, folder))) {
      log('WARNING: commits of the embedded database do not reach the disk. A power cut WILL LOSE DATA: set DATABASE_URL to a PostgreSQL.')
    }
    turns = turnsOn(pglite)
    if (refusal) throw new Error(refusal)
    return await engineOn(pglite, unlock, turns, startUpkeep(turns, log))
  } catch (error) {
    await unlock()
    throw error
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
  // Extensions bring types of their own, whose arrays PGlite must learn.
  await pglite.refreshArrayTypes()
  const db = kyselyOver(
    () => turns.take(),
    async () => undefined,
  )
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
    async listen(name, onNotify) {
      const callback = outsideScope(onNotify)
      const stop = await inTurn(() => pglite.listen(checkedChannel(name), callback))
      return () => inTurn(() => stop())
    },
    ping: async () => void (await sql`select 1`.execute(db)),
    async close() {
      await stopUpkeep()
      const last = await turns.take().catch(() => undefined)
      // Where the lock was lost nothing more may be written to it: the next start recovers as after a crash.
      if (last) {
        turns.refuse('The database is closed.')
        await pglite.close()
        last.release()
      }
      await unlock()
    },
  }
}
