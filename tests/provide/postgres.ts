// A PostgreSQL for the tests, and in it a database for each test file.
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { serverPrograms, startCluster, type Cluster } from './cluster.ts'
import { debianCommand, installOnDebian } from './command.ts'

const packages = ['postgresql']

/**
 * TEST_DATABASE_URL, else a temporary cluster of the machine's PostgreSQL, installed first on Debian as root. Throws with the command to
 * run when there is none.
 */
export async function providePostgres(): Promise<Cluster> {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url, stop: async () => undefined }
  const programs = serverPrograms() ?? (installOnDebian(packages) ? serverPrograms() : undefined)
  if (programs) return startCluster(programs)
  throw new Error(`The tests need a PostgreSQL. Run: ${debianCommand(packages)}   (or name one that is running in TEST_DATABASE_URL)`)
}

/**
 * A database that is created once and then copied. The name must change with the content that `prepare` creates: a kept server keeps the
 * old one too.
 */
export interface Template {
  name: string
  prepare(url: string): Promise<void>
}

const inUse = '55006'
const named = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href

async function on<R>(url: string, work: (client: pg.Client) => Promise<R>): Promise<R> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function copy(client: pg.Client, name: string, template: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query(`create database "${name}" template "${template}"`)
      return
    } catch (error) {
      // A connection to the template that was just closed may still be ending.
      if ((error as pg.DatabaseError).code !== inUse || tries === 50) throw error
      await pause(20)
    }
  }
}

async function prepared(client: pg.Client, url: string, { name, prepare }: Template): Promise<void> {
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) {
    const draft = `${name}_draft`
    await client.query(`drop database if exists "${draft}" with (force)`)
    await copy(client, draft, 'template1')
    await prepare(named(url, draft))
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [draft])
    await client.query(`alter database "${draft}" rename to "${name}"`)
  }
  await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
}

/** The url of a new database on the same server, copied from the template when one is given. */
export async function createDatabase(url: string, template?: Template): Promise<string> {
  const name = `wakeel_test_${randomBytes(6).toString('hex')}`
  // Not on the url's own database, which may be the template: two that copy it at once would each wait for the other's connection to end.
  await on(named(url, 'postgres'), async (client) => {
    if (template) await prepared(client, url, template)
    await copy(client, name, template?.name ?? 'template1')
  })
  return named(url, name)
}

/** Drops a database that createDatabase created, even with open connections. */
export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1)
  if (!name.startsWith('wakeel_test_')) throw new Error(`Not a database of these tests: ${name}`)
  await on(named(url, 'postgres'), (client) => client.query(`drop database if exists "${name}" with (force)`))
}
