// Safeguards of the embedded engine on a real folder: fsync, one process a folder, maintenance.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createFolder } from '../../../server/core/db/embedded/createFolder.ts'
import { commitReachesDisk, DurableFolder, durableParams } from '../../../server/core/db/embedded/durableFolder.ts'
import { lockFolder } from '../../../server/core/db/embedded/folderLock.ts'
import { here, type ProcessMark } from '../../../server/core/db/embedded/processMark.ts'
import { endAtPanic } from '../../../server/core/db/embedded/panic.ts'
import { turnsOn } from '../../../server/core/db/embedded/turns.ts'
import { runUpkeep } from '../../../server/core/db/embedded/upkeep.ts'
import { openEngine } from '../../../server/core/db/openEngine.ts'

let dataDir: string
let logged: string[]
const log = (message: string) => void logged.push(message)
const template = mkdtempSync(join(tmpdir(), 'wakeel-embedded-'))
const copyTemplate = () => cpSync(template, dataDir, { recursive: true })
beforeAll(() => createFolder(join(template, 'database')))
afterAll(() => rmSync(template, { recursive: true, force: true }))
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'wakeel-embedded-'))
  logged = []
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** Another process that opens the folder, commits one row, reports it and continues with `then`. */
async function otherProcess(then: string): Promise<ChildProcess> {
  const engine = JSON.stringify(join(import.meta.dirname, '../../../server/core/db/openEngine.ts'))
  const code = `import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    import { sql } from 'kysely'
    const { openEngine } = await import(${engine})
    const engine = await openEngine({ dataDir: ${JSON.stringify(dataDir)}, log: console.error })
    const write = (statement) => engine.asOwner((tx) => sql.raw(statement).execute(tx))
    await write('create table kept (id int)')
    await write('insert into kept values (1)')
    console.log('open')
    ${then}`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  child.stderr.on('data', (part: Buffer) => logged.push(part.toString()))
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`The other process ended: ${logged.join('')}`)))
  await Promise.race([once(child.stdout, 'data'), ended])
  ended.catch(() => undefined)
  return child
}
const rowsKept = async () => {
  const engine = await openEngine({ dataDir, log })
  const rows = await engine.asOwner((tx) => tx.selectFrom('kept').selectAll().orderBy('id').execute())
  await engine.close()
  return rows
}

it('leaves time for requests and timers while somebody has one transaction after the other', async () => {
  const pglite = await PGlite.create()
  const turns = turnsOn(pglite)
  let handled = 0
  const timer = setInterval(() => (handled += 1), 1)
  for (let turn = 0; turn < 200; turn += 1) {
    const connection = await turns.take()
    await connection.run('select count(*) from pg_class', [])
    connection.release()
  }
  clearInterval(timer)
  await pglite.close()
  expect(handled).toBeGreaterThan(20)
})

describe('the data folder', () => {
  it('keeps what was committed when it is opened again, and warns of nothing', async () => {
    for (const ids of [[1], [1, 2]]) {
      const engine = await openEngine({ dataDir, log })
      await engine.asOwner(async (tx) => {
        await sql`create table if not exists kept (id int)`.execute(tx)
        await tx.insertInto('kept').values({ id: ids.length }).execute()
      })
      expect(await engine.asOwner((tx) => tx.selectFrom('kept').selectAll().orderBy('id').execute())).toEqual(ids.map((id) => ({ id })))
      await engine.close()
      await expect(engine.ping()).rejects.toThrow('The database is closed.')
    }
    expect(logged).toEqual([])
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false)
  })

  it('refuses a second engine with a message for people, and opens for it once the first is closed', async () => {
    copyTemplate()
    const engine = await openEngine({ dataDir, log })
    await expect(openEngine({ dataDir, log })).rejects.toThrow(
      /is in use by another Wakeel \(process \d+\).*stop the other, or choose another DATA_DIR, or set DATABASE_URL/,
    )
    await engine.ping()
    await engine.close()
    await (await openEngine({ dataDir, log })).close()
  })

  it('refuses it while another process lives, and opens at once, whole, after that one was killed', async () => {
    copyTemplate()
    const child = await otherProcess('setInterval(() => undefined, 1000)')
    await expect(openEngine({ dataDir, log })).rejects.toThrow(`(process ${child.pid})`)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await rowsKept()).toEqual([{ id: 1 }])
    expect(logged).toEqual([])
  })

  it('ends the process with a message when the disk refuses, and keeps what was acknowledged', async () => {
    copyTemplate()
    const refuse = `fs.fsyncSync = () => { throw new Error('EIO') }; syncBuiltinESMExports(); await write('insert into kept values (2)'); console.log('acknowledged')`
    const child = await otherProcess(refuse)
    const [code] = (await once(child, 'exit')) as [number]
    expect(code).toBe(1)
    expect(logged.join('')).toContain('The embedded database stopped: the disk refused fsync (EIO)')
    expect(await rowsKept()).toContainEqual({ id: 1 })
  })

  it('takes no more work once its lock is lost', async () => {
    copyTemplate()
    const engine = await openEngine({ dataDir, log })
    rmSync(join(dataDir, 'database.lock'), { recursive: true })
    await expect
      .poll(
        () =>
          engine.ping().then(
            () => '',
            (error: Error) => error.message,
          ),
        { timeout: 25_000, interval: 200 },
      )
      .toContain('was lost')
    expect(logged.join('')).toContain('takes no more work')
    await engine.close()
  })
})

describe('the lock', () => {
  const locked = (owner?: ProcessMark, silentSince = 0) => {
    mkdirSync(join(dataDir, 'database.lock'))
    const at = Date.now() / 1000 - silentSince
    utimesSync(join(dataDir, 'database.lock'), at, at)
    if (owner) writeFileSync(join(dataDir, 'database.owner'), JSON.stringify(owner))
  }
  const lost = () => undefined

  it('of a process whose number was given anew is void', async () => {
    locked({ ...(await here()), birth: '1' })
    await (
      await lockFolder(dataDir, log, lost)
    )()
    expect(logged).toEqual([])
  })

  it('from another machine is void after half a minute of silence, and never while it is fresh', async () => {
    const elsewhere = { ...(await here()), machine: 'elsewhere' }
    locked(elsewhere, 31)
    await (
      await lockFolder(dataDir, log, lost)
    )()
    expect(logged).toEqual([])
  })

  it('goes to one of many that find an old one at the same moment', async () => {
    locked({ ...(await here()), birth: '1' })
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(dataDir, log, lost)))
    const won = tries.filter((one) => one.status === 'fulfilled')
    expect(won).toHaveLength(1)
    expect(JSON.parse(readFileSync(join(dataDir, 'database.owner'), 'utf8'))).toEqual(await here())
    await won[0]?.value()
  })
})

describe('a commit', () => {
  it('reaches fsync, and the check at start would notice if it did not', async () => {
    copyTemplate()
    const folder = new DurableFolder(join(dataDir, 'database'), endAtPanic)
    const pglite = await PGlite.create({ fs: folder, startParams: durableParams })
    expect(await commitReachesDisk(pglite, folder)).toBe(true)
    const before = folder.logSyncs
    await pglite.exec('create table written (id int)')
    await pglite.exec('insert into written values (1)')
    expect(folder.logSyncs - before).toBeGreaterThanOrEqual(2)
    await pglite.exec('set synchronous_commit = off')
    expect(await commitReachesDisk(pglite, folder)).toBe(false)
    await pglite.close()
  })
})

describe('upkeep', () => {
  it('vacuums and analyses what changed, makes a checkpoint of a long log, and leaves the plain role', async () => {
    const pglite = await PGlite.create(join(template, 'database'))
    await pglite.exec(
      'create role wakeel_app; create table busy as select g as id, repeat(md5(g::text), 10) as body from generate_series(1, 60000) g',
    )
    await pglite.exec(`update busy set body = body || 'x'; update busy set body = body || 'y'; set role wakeel_app`)
    const turns = turnsOn(pglite)
    const done = await runUpkeep(turns)
    expect(done).toContain('checkpoint')
    expect(done).toContain('vacuum (analyze) public.busy')
    expect(await runUpkeep(turns)).not.toContain('vacuum (analyze) public.busy')
    expect((await pglite.query('select current_user as role')).rows).toEqual([{ role: 'wakeel_app' }])
    await pglite.close()
  })
})
