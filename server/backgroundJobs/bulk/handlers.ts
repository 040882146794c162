// The API of bulk work: POST /{path}/bulk of every writable resource, assigning leads, and actions on a job.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { rowRule } from '../../../src/schema/core/access.ts'
import { bulkInput, bulkTrialOut, roundRobin, type BulkInput } from '../../../src/schema/core/longWork/bulk.ts'
import { errorBody } from '../../../src/schema/endpoints.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import type { Resource } from '../../../src/schema/core/resource.ts'
import { cancelJob } from '../cancelJob.ts'
import { readOrder } from './bulkOrder.ts'
import { tryBulk } from './bulkTrial.ts'
import { startBulk } from './bulkWork.ts'
import { onceByKey } from '../../core/http/onceByKey.ts'
import type { Acting } from '../../core/commit/saveRecord.ts'
import { ruleCondition } from '../../core/db/list/conditions.ts'
import { database, type CallerDb } from '../../core/db/caller/as.ts'
import { findRow, type RowOf, type Scope } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'
import type { Caller, Handlers, Services, SessionCall } from '../../core/services.ts'
import { stayWorker } from '../../core/jobs/queue.ts'
import { runTakenJob, takeOwn } from '../../core/jobs/runner.ts'
import { presentRow } from '../../core/access/present.ts'
import { Problem } from '../../core/http/problem.ts'
import { callerOf, idempotencyKeyOf } from '../../core/http/request.ts'
import { jobOut } from '../../../src/schema/core/resources/jobs.ts'

/** Milliseconds that a request waits for its job; a longer job continues in the background. */
const timeoutMs = 1_500

interface Requested {
  services: Services
  caller: Caller
  /** Does the work once, in one transaction. */
  once: <R>(work: (tx: Scope) => Promise<R>) => Promise<R>
}
type JobAnswer = z.output<typeof jobOut>

function actorOf({ actor }: Caller) {
  if (!actor) throw new Problem('unauthenticated')
  return actor
}

// Only a job's owner may see it.
async function findOwn({ tx, actor }: Acting, id: string): Promise<RowOf<'jobs'>> {
  const job = await findRow(tx, 'jobs', id, { lock: true, conditions: [ruleCondition(rowRule(actor, resources.jobs, 'show'), actor)] })
  if (!job) throw new Problem('notFound')
  return job
}

/** Starts a job and waits briefly for its end; the same idempotency key returns the same job. */
async function answerWithJob({ services, caller, once }: Requested, begin: (one: Acting) => Promise<RowOf<'jobs'>>): Promise<JobAnswer> {
  const actor = actorOf(caller)
  const { tenantId } = caller
  const begun: { taken?: Awaited<ReturnType<typeof takeOwn>> } = {}
  const { id } = await once(async (tx) => {
    const job = await begin({ services, tx, actor })
    begun.taken = await takeOwn(services, tx, job.id)
    return { id: job.id }
  })
  if (begun.taken) await runTakenJob(services, begun.taken, timeoutMs)
  return services.engine.scoped(tenantId, async (tx) => ({ job: shown(await findOwn({ services, tx, actor }, id), actor) }))
}
const shown = (job: RowOf<'jobs'>, actor: Acting['actor']): RowOf<'jobs'> => presentRow('jobs', job as Row, actor, 'show') as RowOf<'jobs'>

const onceIn =
  (db: CallerDb): Requested['once'] =>
  (work) =>
    db.asSystem('each row is asked for with the rights of who starts the job', work)

async function startFrom(requested: Requested, name: ResourceName, input: BulkInput): Promise<JobAnswer> {
  const order = await readOrder(requested.services, name, input)
  return answerWithJob(requested, (one) => startBulk(one, name, input, order))
}

/** Adds the call to every resource whose rows staff may change. */
export function registerBulk(app: FastifyInstance, services: Services): void {
  for (const [name, resource] of Object.entries(resources) as [ResourceName, Resource][]) {
    if (resource.readOnly) continue
    app.post(`/${resource.path}/bulk`, {
      schema: {
        operationId: `bulk_${name}`,
        summary: `change many ${name}`,
        tags: [name],
        security: [{ token: [] }],
        body: bulkInput,
        response: { 200: z.union([bulkTrialOut, jobOut]), '4xx': errorBody, '5xx': errorBody },
      },
      handler: async (request) => {
        const caller = await callerOf(services, request)
        const input = request.body as BulkInput
        const { tenantId } = caller
        if (input.dryRun)
          return tryBulk(services, { tenantId, actor: actorOf(caller) }, name, input, await readOrder(services, name, input))
        const subject = `bulk:${name}:${actorOf(caller).id}`
        const db = database(services.engine).as(caller, (tx, work) =>
          onceByKey(tx, idempotencyKeyOf(request), subject, input, services.now(), work),
        )
        return startFrom({ services, caller, once: onceIn(db) }, name, input)
      },
    })
  }
}

const acting = <R>({ services, caller }: SessionCall<unknown>, work: (one: Acting) => Promise<R>): Promise<R> =>
  services.engine.scoped(caller.tenantId, (tx) => work({ services, tx, actor: actorOf(caller) }))

/** The handlers by call. */
export const bulkHandlers = {
  updateLeadsAssignment: (call) => {
    const { leadIds, staffId, reason } = call.input
    return startFrom({ ...call, once: onceIn(call.db) }, 'leads', { action: 'assign', ids: leadIds, to: staffId ?? roundRobin, reason })
  },
  cancelJob: (call) =>
    acting(call, async (one) => {
      const id = call.params['id'] ?? ''
      await stayWorker(one.tx, id)
      const job = await findOwn(one, id)
      if (job.state !== 'waiting' && job.state !== 'running') return { job: shown(job, one.actor) }
      await cancelJob(one, job)
      return { job: shown(await findOwn(one, job.id), one.actor) }
    }),
  undoJob: (call) => {
    const id = call.params['id'] ?? ''
    return answerWithJob({ ...call, once: onceIn(call.db) }, async (one) => {
      const job = await findOwn(one, id)
      const undo = call.services.jobKinds.find(({ kind }) => kind === job.kind)?.undo
      if (!undo) throw new Problem('notUndoable')
      return undo(one, job)
    })
  },
} satisfies Partial<Handlers>
