// Cases of a real PostgreSQL server only: lost connections, an owner with too few rights, a server role with too many.
import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bootstrap } from '../../../server/core/db/bootstrap.ts'
import { openEngine } from '../../../server/core/db/openEngine.ts'
import { createDatabase, dropDatabase } from '../../provide/postgres.ts'
import { openTestEngine, testDatabaseUrl, type TestEngine } from '../server/engines.ts'

describe('PostgreSQL', () => {
  let test: TestEngine
  beforeAll(async () => {
    test = await openTestEngine('postgres')
  })
  afterAll(() => test.remove())

  async function asServer<R>(work: (client: pg.Client) => Promise<R>): Promise<R> {
    const client = new pg.Client({ connectionString: test.databaseUrl })
    await client.connect()
    return work(client).finally(() => client.end())
  }

  it('is used and notified again after every connection was lost', async () => {
    let received = ''
    const stop = await test.engine.listen('jobs', (payload) => (received = payload))
    await asServer((client) =>
      client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'),
    )
    const notify = () =>
      sql`select pg_notify('jobs', 'back')`.execute(test.engine.db).then(
        () => received,
        () => received,
      )
    await expect.poll(notify, { timeout: 10_000 }).toBe('back')
    expect(test.logged.join('\n')).toContain('was lost')
    const { rows } = await sql`select current_user as role`.execute(test.engine.db)
    expect(rows).toEqual([{ role: 'wakeel_app' }])
    await stop()
  })

  it('compiles no statement, which takes longer than running it', async () => {
    const { rows } = await sql`show jit`.execute(test.engine.db)
    expect(rows).toEqual([{ jit: 'off' }])
  })

  it('refuses a plain role that policies would not hold for', async () => {
    const refused = asServer(async (client) => {
      await client.query('begin')
      await client.query('alter role wakeel_app bypassrls')
      await bootstrap((statement) => client.query(statement))
    })
    await expect(refused).rejects.toThrow('tenants would see each other')
    await test.engine.ping()
  })

  it('is content with an owner who is no superuser', async () => {
    const owner = `wakeel_owner_${randomBytes(4).toString('hex')}`
    const databaseUrl = await createDatabase(testDatabaseUrl())
    const name = new URL(databaseUrl).pathname.slice(1)
    await asServer((client) =>
      client.query(`create role ${owner} login password 'owner'; grant wakeel_app to ${owner}; alter database ${name} owner to ${owner}`),
    )
    const engine = await openEngine({
      databaseUrl: Object.assign(new URL(databaseUrl), { username: owner, password: 'owner' }).href,
      dataDir: '',
      log: () => undefined,
    })
    const who = sql`select current_user as role, session_user as owner`
    expect((await engine.asOwner((tx) => who.execute(tx))).rows).toEqual([{ role: owner, owner }])
    expect((await engine.scoped('noor', (tx) => who.execute(tx))).rows).toEqual([{ role: 'wakeel_app', owner }])
    await engine.close()
    await dropDatabase(databaseUrl)
    await asServer((client) => client.query(`drop role ${owner}`))
  })

  it('makes a template once for all who ask at the same time', async () => {
    let made = 0
    const template = {
      name: `wakeel_template_${randomBytes(4).toString('hex')}`,
      async prepare(databaseUrl: string) {
        made += 1
        const engine = await openEngine({ databaseUrl, dataDir: '', log: () => undefined })
        await engine.asOwner((tx) => sql`create table prepared as select 1 as id`.execute(tx))
        await engine.close()
      },
    }
    const urls = await Promise.all([1, 2, 3].map(() => createDatabase(testDatabaseUrl(), template)))
    expect(made).toBe(1)
    for (const connectionString of urls) {
      const client = new pg.Client({ connectionString })
      await client.connect()
      expect((await client.query('select id from prepared')).rows).toEqual([{ id: 1 }])
      await client.end()
      await dropDatabase(connectionString)
    }
    await asServer((client) => client.query(`drop database ${template.name}`))
  })
})

it('names the reason when the server cannot be reached', async () => {
  await expect(openEngine({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir: '', log: () => undefined })).rejects.toThrow(
    /ECONNREFUSED/,
  )
})
