// A running server gives a copy of its embedded database to the owner of its folder only.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { borrowCopy, openDoor } from '../../../server/core/backup/door.ts'
import { openEmbedded } from '../../../server/core/db/embedded/open.ts'
import { newFolder } from './places.ts'

vi.setConfig({ testTimeout: 120_000 })
const log = () => undefined

it('provides one moment while it goes on writing, and takes the copy away when the borrower is gone', async () => {
  const dataDir = newFolder()
  expect(await borrowCopy(dataDir)).toBeUndefined()
  const engine = await openEmbedded({ dataDir, log })
  await engine.asOwner((tx) => sql`create table pairs (one int, other int)`.execute(tx))
  const shut = await openDoor(engine, dataDir, log)
  expect(statSync(join(dataDir, 'backup.sock')).mode & 0o777).toBe(0o600)
  const over = new AbortController()
  const writing = (async () => {
    for (let pair = 0; !over.signal.aborted; pair += 1) {
      // The embedded engine answers within the same turn of the event loop.
      await nextTurn()
      await engine.asOwner(async (tx) => {
        await sql`insert into pairs (one) values (${pair})`.execute(tx)
        await sql`update pairs set other = one where one = ${pair}`.execute(tx)
      })
    }
  })()
  const copy = await borrowCopy(dataDir)
  over.abort()
  await writing
  const other = await openEmbedded({ dataDir: copy!.folder, log })
  const half = await other.snapshot((tx) => sql`select from pairs where other is null`.execute(tx))
  expect(half.rows).toEqual([])
  await expect(other.snapshot((tx) => sql`insert into pairs values (1, 1)`.execute(tx))).rejects.toThrow('read-only')
  await other.close()
  await copy!.giveBack()
  expect(readdirSync(join(dataDir, 'copies'))).toEqual([])
  await shut()
  expect(existsSync(join(dataDir, 'backup.sock'))).toBe(false)
  expect(await borrowCopy(dataDir)).toBeUndefined()
  await engine.close()
})

it('says why where it cannot', async () => {
  const dataDir = newFolder()
  const full = { copyTo: () => Promise.reject(new Error('The disk is full')) } as never
  const shut = await openDoor(full, dataDir, log)
  await expect(borrowCopy(dataDir)).rejects.toThrow('The disk is full')
  expect(readdirSync(join(dataDir, 'copies'))).toEqual([])
  await shut()
})
