// One run of a job by one worker: each batch a transaction that holds the job, does the work and notes how far it is.
import { setImmediate as requestsFirst } from 'node:timers/promises'
import type { Actor } from '../../../src/schema/core/access.ts'
import { describeStaff } from '../access/describeStaff.ts'
import type { Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import type { Services } from '../services.ts'
import { Problem } from '../http/problem.ts'
import { isPaused, jobPause, kindPause } from './pauses.ts'
import { holdJob, noteProgress, type Taken } from './queue.ts'
import type { Acting } from '../commit/saveRecord.ts'

const tries = 3
/** Stands for the server in its own work: nobody, with nobody's rows. */
const nobody: Actor = { id: '', designation: 'Broker Sales', department: 'General', staffType: null, locationIds: [] }

/** Ends a run from within: the job belongs to another worker or to nobody any more, it makes room, or it waits until `dueAt`. */
export class RunEnds extends Error {
  constructor(
    readonly why: 'lost' | 'paused' | 'later',
    readonly dueAt: Date | null = null,
  ) {
    super(why)
  }
}

// A deadlock or a lost race: nothing of the batch is left, so it can be done again.
async function retried<R>(work: () => Promise<R>): Promise<R> {
  for (let time = 1; ; time += 1) {
    try {
      return await work()
    } catch (error) {
      if (time === tries || !String((error as { code?: unknown }).code).startsWith('40')) throw error
    }
  }
}

/** Runs the job's kind and gives back what came of it. Rejects with RunEnds, or with what the kind throws. */
export async function runTaken(services: Services, taken: Taken, pause: () => boolean): Promise<Row> {
  const { tenantId } = taken
  const held = async (tx: Scope) => {
    const job = await holdJob(tx, taken)
    if (!job) throw new RunEnds('lost')
    if (await isPaused(tx, kindPause(job.kind), jobPause(job.id))) throw new RunEnds('paused')
    // Anyone who lost a right, or the sign-in, since they asked does not get it done.
    const actor = job.ownerId === null ? nobody : await describeStaff(tx, tenantId, job.ownerId)
    if (!actor) throw new Problem('forbidden')
    return { job: { ...job, ownerId: actor.id }, actor, isSystemJob: job.ownerId === null }
  }
  const { job, actor, isSystemJob } = await services.engine.scoped(tenantId, held)
  const kind = services.jobKinds.find((one) => one.kind === job.kind)
  if (!kind) throw new Error(`No work is defined for jobs of kind ${job.kind}.`)
  // Without this a person's work could run as nobody's, or the server's as a person's.
  if (isSystemJob !== (kind.isSystemJob ?? false)) throw new Problem('forbidden')
  let { done, failed, total } = job
  let { position } = taken
  let result: Row = {}
  let first = true
  await kind.run({
    services,
    tenantId,
    job,
    actor,
    input: job.input,
    position,
    progress: (nextDone, nextFailed, nextTotal = total) => {
      done = nextDone
      failed = nextFailed
      total = nextTotal
    },
    keep: (next) => {
      position = next
    },
    later: (at) => {
      throw new RunEnds('later', at)
    },
    finish: (found) => {
      result = found
    },
    cancelled: () => services.engine.scoped(tenantId, async (tx) => !(await holdJob(tx, taken))),
    async scoped<R>(work: (one: Acting) => Promise<R>) {
      if (!first && pause()) throw new RunEnds('paused')
      first = false
      const answer = await retried(() =>
        services.engine.scoped(tenantId, async (tx) => {
          const now = await held(tx)
          const worked = await work({ services, tx, actor: now.actor })
          await noteProgress(tx, taken, { position, done, failed, total, now: services.now() })
          return worked
        }),
      )
      await requestsFirst()
      return answer
    },
  })
  return result
}
