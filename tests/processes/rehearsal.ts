// An upgrade without downtime, and the way back, while people work: an old process goes on, a new one migrates, the old one leaves.
import { bundleServer } from '../faults/server.ts'
import { startLoad, type LoadReport } from './load.ts'
import { openStage, type Process } from './stage.ts'

/** The parameters of a rehearsal. */
export interface RehearsalOptions {
  people: number
  /** Requests that are answered in each phase. */
  each: number
  /** The folder of the older code; this code where absent. */
  source?: string
  log?: (line: string) => void
}
/** What came of it. */
export interface RehearsalReport extends LoadReport {
  /** Milliseconds from the start of the new process until it was ready, its migrations included. */
  upgradeTook: number
  /** What processes called an error. */
  errors: string[]
}

/** What the newer code has besides: a column that older code does not fill, a table, and an index on what everybody writes. */
const migrations = {
  '9001_rehearsal.sql': `ALTER TABLE leads ADD COLUMN "rehearsed" text NOT NULL DEFAULT 'no';
CREATE TABLE "rehearsals" ("tenantId" text NOT NULL REFERENCES tenants (id), id uuid NOT NULL, PRIMARY KEY ("tenantId", id));`,
  '9002_rehearsal_index.sql': `-- alone
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_rehearsal" ON audit ("tenantId", action, "createdAt");`,
} as const

/** Runs it. What failed is in the report. */
export async function rehearse({ people, each, source, log = () => undefined }: RehearsalOptions): Promise<RehearsalReport> {
  const [older, newer] = await Promise.all([
    bundleServer({ name: 'older', ...(source ? { source } : {}) }),
    bundleServer({ name: 'newer', migrations }),
  ])
  // Code of another time makes its own data; visitors do no work here, so that more of them fit into a minute.
  const stage = await openStage({ PROOF_OF_WORK: '0', ...(source ? { DEMO: '1' } : {}) })
  try {
    if (!source) await stage.seed()
    const processes: Process[] = []
    const start = async (what: string, file: string) => {
      const began = performance.now()
      const one = await stage.start(file)
      processes.push(one)
      log(`${what} is ready after ${Math.round(performance.now() - began)} ms.`)
      return { one, took: Math.round(performance.now() - began) }
    }
    const first = await start('An old process', older)
    const load = await startLoad(stage.proxy.base, people)
    const work = async (what: string) => {
      const goal = load.count() + each
      while (load.count() < goal) await new Promise((resolve) => setTimeout(resolve, 20))
      log(`${what}: ${load.count()} requests so far.`)
    }
    const leave = async (what: string, one: Process) => {
      const code = await one.stop()
      stage.proxy.remove(one.port)
      log(`${what} has left (${code}).`)
      if (code !== 0) throw new Error(`${what} ended with ${code}.`)
    }
    await work('Old code alone')
    const next = await start('The new process', newer)
    await work('Old and new code side by side')
    await leave('The old process', first.one)
    await work('New code alone')
    // Code from before it knew of newer databases does not come back: that is told, and people go on with the new code.
    const back = await start('The old code, on the newer database,', older).catch((error: Error) => error)
    const returned = !(back instanceof Error)
    if (returned) {
      await leave('The new process', next.one)
      await work('Back on the old code')
    }
    const report = await load.end()
    await leave(returned ? 'The old code' : 'The new process', returned ? back.one : next.one)
    if (!returned) report.wrong.push(`There is no way back: ${back.message}`)
    return { ...report, upgradeTook: next.took, errors: processes.flatMap(({ errors }) => errors) }
  } finally {
    await stage.close()
  }
}
