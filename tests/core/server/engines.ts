// Both engines for the server's tests: each describe block runs once on the embedded one, in memory, and once on PostgreSQL.
import { afterAll, beforeAll, describe } from 'vitest'
import { openEmbedded } from '../../../server/core/db/embedded/open.ts'
import type { Engine } from '../../../server/core/db/engine.ts'
import { openEngine } from '../../../server/core/db/openEngine.ts'
import { createDatabase, dropDatabase, type Template } from '../../provide/postgres.ts'
import { partitionTables } from '../../partitioned/partitionTables.ts'
import { endRecording, recordStatements } from '../../partitioned/statements.ts'
import { imageOf, type EngineTemplate } from './images.ts'

/** The folder for the statements of a run on partitioned tables (`npm run test:partitioned`); undefined in every other run. */
const partitioned = process.env.TEST_PARTITIONED
if (partitioned) recordStatements(partitioned)

/** The kinds of engine that every guarantee is checked on. */
export const engineKinds = partitioned ? (['postgres'] as const) : (['embedded', 'postgres'] as const)

/**
 * The cases to try on an engine where many are alike: all on PostgreSQL; a third on the embedded engine, which is PostgreSQL too and takes
 * more than twice the time for the same SQL. `turn`, the number of the group, moves the third, so that the groups together meet every case;
 * each group meets one at least.
 */
export function partFor<T>(kind: Engine['kind'], cases: readonly T[], turn: number): readonly T[] {
  if (kind === 'postgres') return cases
  const part = cases.filter((_, place) => (place + turn) % 3 === 0)
  return part.length > 0 ? part : cases.slice(0, 1)
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

/** The same template as a database of PostgreSQL: it copies one faster than it is prepared. */
const onPostgres = ({ name, prepare }: EngineTemplate): Template => ({
  name: `wakeel_${name}${partitioned ? '_partitioned' : ''}`,
  prepare: async (databaseUrl) => {
    const engine = await openEngine({ databaseUrl, dataDir: ':memory:', log: () => undefined })
    await prepare(engine)
    if (partitioned) await partitionTables(engine)
    await engine.close()
  },
})

/** Opens one, empty or as the template says. */
export async function openTestEngine(kind: Engine['kind'], template?: EngineTemplate): Promise<TestEngine> {
  const logged: string[] = []
  const log = (message: string) => void logged.push(message)
  if (kind === 'embedded') {
    const engine = await openEmbedded({ dataDir: ':memory:', log, snapshot: await imageOf(template) })
    return { engine, logged, remove: () => engine.close() }
  }
  const databaseUrl = await createDatabase(testDatabaseUrl(), template && onPostgres(template))
  const engine = await openEngine({ databaseUrl, dataDir: ':memory:', log })
  const remove = async () => {
    await engine.close()
    await endRecording(new URL(databaseUrl).pathname.slice(1))
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
