// Works the queue: takes a job, runs its kind batch by batch, ends it. Several processes may; one that dies is replaced after a minute.
import { v4 as newWorker } from 'uuid'
import type { RowOf, Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import type { Services } from '../services.ts'
import { databaseProblem, Problem } from '../http/problem.ts'
import { endJob, holdJob, jobsChannel, releaseAll, releaseJob, removeJob, takeJob, type Taken } from './queue.ts'
import { RunEnds, runTaken } from './run.ts'
import { scheduleLanes, type Tell } from './scheduleLanes.ts'

/** Jobs that one process works at the same time. */
const atOnce = 3
/** Milliseconds after which a process looks by itself: notices can be missed. */
const lookEvery = 15_000
/** Taken up so often without finishing one batch, it is the job that brings processes down. */
const maxTries = 5

const tellNobody: Tell = () => undefined
const wanted = (services: Services) => ({ kinds: services.jobKinds.map(({ kind }) => kind), worker: newWorker(), now: services.now() })

/** Takes a job in the transaction that starts it, so that no other worker comes first; undefined where one has it, or it is over. */
export const takeOwn = (services: Services, tx: Scope, jobId: string): Promise<Taken | undefined> =>
  takeJob(tx, { ...wanted(services), only: jobId })

/** Works a job at once, in the process of anyone who asked for it, for about so many milliseconds; the queue goes on with what is left. */
export async function runTakenJob(services: Services, taken: Taken, milliseconds: number): Promise<void> {
  const until = performance.now() + milliseconds
  await work(services, taken, () => performance.now() > until, tellNobody, endQuietly)
}

/** Works until nothing is due. `pause` is asked before each batch but the first of a job. */
export async function runDue(services: Services, pause: () => boolean = () => false, tell: Tell = tellNobody): Promise<void> {
  while (!pause()) {
    const taken = await services.engine.asOwner((tx) => takeJob(tx, wanted(services)))
    if (!taken) return
    await work(services, taken, pause, tell, endWithNotice)
  }
}

/** Works the queue until the returned function is called, which waits for the batches under way. */
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
    // While the database is away the job stays as it is, and is taken up again.
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
/** For who waits for the answer. */
const endQuietly = endHeld(async () => undefined)
/** For who went on with something else meanwhile. */
const endWithNotice = endHeld((tx, job, services) => services.tellJobEnded(services, tx, job))
