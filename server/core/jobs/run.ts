// One run of a job by one worker: each batch is a transaction that locks the job, does the work and writes the progress.
import { setImmediate as requestsFirst } from 'node:timers/promises'
import type { Actor } from '../../../src/schema/core/access.ts'
import { describeStaff } from '../access/describeStaff.ts'
import type { Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import type { Services } from '../services.ts'
import { Problem } from '../http/problem.ts'
import { isPaused, jobPause, kindPause } from './pauses.ts'
import { inRegionOf } from '../time/region.ts'
import { holdJob, noteProgress, type Taken } from './queue.ts'
import type { Acting } from '../commit/saveRecord.ts'

const tries = 3
/** The actor of system jobs: no rights on any row. */
const nobody: Actor = { id: '', designation: 'Broker Sales', department: 'General', staffType: null, locationIds: [] }

/**
 * Ends a run from within: the job was leased by another worker or cancelled ('lost'), must pause ('paused'), or continues at `dueAt`
 * ('later').
 */
export class RunEnds extends Error {
  constructor(
    readonly why: 'lost' | 'paused' | 'later',
    readonly dueAt: Date | null = null,
  ) {
    super(why)
  }
}

// Retries a batch after a deadlock or serialization failure, which rolled it back completely.
async function retried<R>(work: () => Promise<R>): Promise<R> {
  for (let time = 1; ; time += 1) {
    try {
      return await work()
    } catch (error) {
      if (time === tries || !String((error as { code?: unknown }).code).startsWith('40')) throw error
    }
  }
}

/**
 * Runs the job and returns its result. Rejects with RunEnds, or with what the kind throws. Throws forbidden (403) when the owner can no
 * longer sign in.
 */
export async function runTaken(services: Services, taken: Taken, pause: () => boolean): Promise<Row> {
  const { tenantId } = taken
  const held = async (tx: Scope) => {
    const job = await holdJob(tx, taken)
    if (!job) throw new RunEnds('lost')
    if (await isPaused(tx, kindPause(job.kind), jobPause(job.id))) throw new RunEnds('paused')
    // An owner who has lost their sign-in since then is refused.
    const actor = job.ownerId === null ? nobody : await describeStaff(tx, tenantId, job.ownerId)
    if (!actor) throw new Problem('forbidden')
    return { job: { ...job, ownerId: actor.id }, actor, isSystemJob: job.ownerId === null }
  }
  const { job, actor, isSystemJob } = await services.engine.scoped(tenantId, held)
  const kind = services.jobKinds.find((one) => one.kind === job.kind)
  if (!kind) throw new Error(`No work is defined for jobs of kind ${job.kind}.`)
  // Otherwise an owner's job could run without rights, or a system job with an owner's rights.
  if (isSystemJob !== (kind.isSystemJob ?? false)) throw new Problem('forbidden')
  let { done, failed, total } = job
  let { position } = taken
  let result: Row = {}
  let first = true
  await inRegionOf(services.engine, tenantId, () =>
    kind.run({
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
    }),
  )

  return result
}
