// Both engines for the server's tests: each describe block runs once on the embedded one, in memory, and once on PostgreSQL.
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe } from 'vitest'
import { openEmbedded } from '../../server/db/embedded/open.ts'
import { openEngine, type Engine } from '../../server/db/engine.ts'
import { createDatabase, dropDatabase, type Template } from '../provide/postgres.ts'

/** The kinds of engine that every guarantee is checked on. */
export const engineKinds = ['embedded', 'postgres'] as const

const modules = join(import.meta.dirname, '../../node_modules')
const cache = join(modules, '.cache/wakeel')

/** An empty PGlite as a file, made once: starting from it takes a fifth of the time. */
async function snapshot(): Promise<Blob> {
  const { version } = JSON.parse(await readFile(join(modules, '@electric-sql/pglite/package.json'), 'utf8')) as { version: string }
  const file = join(cache, `pglite-${version}.tar`)
  if (!existsSync(file)) {
    const pglite = await PGlite.create()
    const dump = await pglite.dumpDataDir('none')
    await pglite.close()
    await mkdir(cache, { recursive: true })
    await writeFile(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()))
    await rename(`${file}.${process.pid}`, file)
  }
  return new Blob([await readFile(file)])
}

/** The PostgreSQL to test on. Throws where there is none: a run without it would prove half. */
export function testDatabaseUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL is not set, and no test passes by leaving PostgreSQL out. Run: npm test')
  return url
}

/** An engine on an empty database of its own; what it logs goes to the list; `remove` closes it and drops the database. */
export interface TestEngine {
  engine: Engine
  databaseUrl?: string
  logged: string[]
  remove(): Promise<void>
}

/** Opens one; the template is PostgreSQL's only. */
export async function openTestEngine(kind: Engine['kind'], template?: Template): Promise<TestEngine> {
  const logged: string[] = []
  const log = (message: string) => void logged.push(message)
  if (kind === 'embedded') {
    const engine = await openEmbedded({ dataDir: ':memory:', log, snapshot: await snapshot() })
    return { engine, logged, remove: () => engine.close() }
  }
  const databaseUrl = await createDatabase(testDatabaseUrl(), template)
  const engine = await openEngine({ databaseUrl, dataDir: ':memory:', log })
  const remove = async () => {
    await engine.close()
    await dropDatabase(databaseUrl)
  }
  return { engine, databaseUrl, logged, remove }
}

/** Runs the block once on each engine, with an empty database that its tests share. */
export function eachEngine(name: string, block: (engine: () => Engine) => void): void {
  describe.each(engineKinds)(`${name} (%s)`, (kind) => {
    let test: TestEngine | undefined
    beforeAll(async () => {
      test = await openTestEngine(kind)
    })
    afterAll(() => test?.remove())
    block(() => {
      if (!test) throw new Error('The engine is open from beforeAll on.')
      return test.engine
    })
  })
}
