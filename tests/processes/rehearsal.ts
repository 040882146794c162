// An upgrade without downtime, and its reversal, under load: an old process keeps running, a new one migrates, the old one stops.
import { bundleServer } from '../faults/server.ts'
import { startLoad, type LoadReport } from './load.ts'
import { openStage, type Process } from './stage.ts'

/** The parameters of a rehearsal. */
export interface RehearsalOptions {
  people: number
  /** Requests answered in each phase. */
  each: number
  /** The folder of the older code; default this code. */
  source?: string
  log?: (line: string) => void
}
/** The result. */
export interface RehearsalReport extends LoadReport {
  /** Milliseconds from the start of the new process until it was ready, migrations included. */
  upgradeTook: number
  /** Errors in the processes' logs. */
  errors: string[]
}

/** Additional migrations of the newer code: a column that older code does not fill, a table, and an index on a table with many writes. */
const migrations = {
  '9001_rehearsal.sql': `ALTER TABLE leads ADD COLUMN "rehearsed" text NOT NULL DEFAULT 'no';
CREATE TABLE "rehearsals" ("tenantId" text NOT NULL REFERENCES tenants (id), id uuid NOT NULL, PRIMARY KEY ("tenantId", id));`,
  '9002_rehearsal_index.sql': `-- alone
CREATE INDEX CONCURRENTLY IF NOT EXISTS "audit_rehearsal" ON audit ("tenantId", action, "createdAt");`,
} as const

/** Runs it. Failures are in the report. */
export async function rehearse({ people, each, source, log = () => undefined }: RehearsalOptions): Promise<RehearsalReport> {
  const [older, newer] = await Promise.all([
    bundleServer({ name: 'older', ...(source ? { source } : {}) }),
    bundleServer({ name: 'newer', migrations }),
  ])
  // Older code creates its own data; without proofs of work more requests fit into a minute.
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
    // Code from before the check of newer databases refuses to start again: that is reported, and the newer code goes on.
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
