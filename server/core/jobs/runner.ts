// Works through the queue: leases a job, runs it batch by batch, ends it. Several processes may do so; a dead one is replaced after a
// minute.
import { v4 as newWorker } from 'uuid'
import type { RowOf, Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import type { Services } from '../services.ts'
import { databaseProblem, Problem } from '../http/problem.ts'
import { endJob, holdJob, jobsChannel, releaseAll, releaseJob, removeJob, takeJob, type Taken } from './queue.ts'
import { RunEnds, runTaken } from './run.ts'
import { scheduleLanes, type Tell } from './scheduleLanes.ts'

/** Jobs that one process runs at the same time. */
const atOnce = 3
/** Milliseconds between checks without a notice, since notices can be missed. */
const lookEvery = 15_000
/** After this many leases without a finished batch the job itself is assumed to crash processes, and fails. */
const maxTries = 5

const tellNobody: Tell = () => undefined
const wanted = (services: Services) => ({ kinds: services.jobKinds.map(({ kind }) => kind), worker: newWorker(), now: services.now() })

/** Leases a job in the transaction that starts it, before any other worker; undefined when it is leased or finished. */
export const takeOwn = (services: Services, tx: Scope, jobId: string): Promise<Taken | undefined> =>
  takeJob(tx, { ...wanted(services), only: jobId })

/** Runs a leased job at once in the calling process for about this many milliseconds; the queue continues it afterwards. */
export async function runTakenJob(services: Services, taken: Taken, milliseconds: number): Promise<void> {
  const until = performance.now() + milliseconds
  await work(services, taken, () => performance.now() > until, tellNobody, endQuietly)
}

/** Runs due jobs until there are none. `pause` is checked before each job and before each batch but a job's first; errors go to `tell`. */
export async function runDue(services: Services, pause: () => boolean = () => false, tell: Tell = tellNobody): Promise<void> {
  while (!pause()) {
    const taken = await services.engine.asOwner((tx) => takeJob(tx, wanted(services)))
    if (!taken) return
    await work(services, taken, pause, tell, endWithNotice)
  }
}

/** Runs due jobs in the background until the returned function is called, which waits for running batches. */
export const scheduleJobs = (services: Services, tell: Tell): (() => Promise<void>) =>
  scheduleLanes(
    services,
    { atOnce, lookEvery, channel: jobsChannel, release: releaseAll, round: (pause) => runDue(services, pause, tell) },
    tell,
  )

async function work(services: Services, taken: Taken, pause: () => boolean, tell: Tell, end: End): Promise<void> {
  const { tenantId, jobId } = taken
  try {
    if (taken.tries > maxTries) throw new Error(`Job ${jobId} was taken up ${taken.tries} times without finishing a batch.`)
    await end(services, taken, 'done', await runTaken(services, taken, pause))
  } catch (error) {
    if (error instanceof RunEnds)
      return error.why === 'lost' ? undefined : services.engine.scoped(tenantId, (tx) => releaseJob(tx, taken, error.dueAt))
    const problem = error instanceof Problem ? error : databaseProblem(error)
    if (!problem) tell(error)
    // While the database is unavailable the job is left as it is; it is leased again later.
    if (problem?.code !== 'unavailable') await end(services, taken, 'failed', { error: problem?.code ?? 'internal' }).catch(tell)
  }
}

type End = (services: Services, taken: Taken, state: 'done' | 'failed', result: Row) => Promise<void>
const endHeld =
  (then: (tx: Scope, job: RowOf<'jobs'>, services: Services) => Promise<void>): End =>
  (services, taken, state, result) =>
    services.engine.scoped(taken.tenantId, async (tx) => {
      const job = await holdJob(tx, taken)
      if (!job) return
      if (job.ownerId === null && state === 'done') return removeJob(tx, job.id)
      await endJob(tx, job.id, state, result, services.now())
      await then(tx, job, services)
    })
/** For a caller who waits for the answer: no notification. */
const endQuietly = endHeld(async () => undefined)
/** For an owner who does not wait: sends a notification. */
const endWithNotice = endHeld((tx, job, services) => services.tellJobEnded(services, tx, job))
