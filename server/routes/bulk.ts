// Bulk work over the wire: POST /{path}/bulk of every writable resource, the leads' assignment, and what may be done to a job.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { rowRule } from '../../src/schema/access.ts'
import { bulkInput, bulkTrialOut, jobOut, roundRobin, type BulkInput } from '../../src/schema/calls/bulk.ts'
import { errorBody } from '../../src/schema/endpoints.ts'
import { resources, type ResourceName } from '../../src/schema/resources/index.ts'
import type { Resource } from '../../src/schema/resource.ts'
import { cancelJob } from '../actions/cancelJob.ts'
import { readOrder } from '../actions/bulkOrder.ts'
import { tryBulk } from '../actions/bulkTrial.ts'
import { startBulk } from '../actions/bulkWork.ts'
import { onceByKey } from '../actions/onceByKey.ts'
import type { Acting } from '../actions/saveRecord.ts'
import { ruleCondition } from '../db/conditions.ts'
import { findRow, type RowOf } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import type { Caller, Handlers, House, SessionCall } from '../house.ts'
import { jobKinds } from '../jobs/kinds.ts'
import { stayWorker } from '../jobs/queue.ts'
import { runTakenJob, takeOwn } from '../jobs/runner.ts'
import { presentRow } from '../present.ts'
import { Problem } from '../problem.ts'
import { callerOf, idempotencyKeyOf } from './request.ts'

/** Milliseconds that a request waits for its job; what takes longer goes on in the background. */
const patience = 1_500

interface Asked {
  house: House
  caller: Caller
  idempotencyKey: string | null
}
type JobAnswer = z.output<typeof jobOut>

function actorOf({ actor }: Caller) {
  if (!actor) throw new Problem('unauthenticated')
  return actor
}

// Only its owner knows of a job.
async function findOwn({ tx, actor }: Acting, id: string): Promise<RowOf<'jobs'>> {
  const job = await findRow(tx, 'jobs', id, { lock: true, conditions: [ruleCondition(rowRule(actor, resources.jobs, 'show'), actor)] })
  if (!job) throw new Problem('notFound')
  return job
}

/** Begins a job and waits a little for its end; the same key again is the same job. */
async function answerWithJob(
  { house, caller, idempotencyKey }: Asked,
  subject: string,
  request: unknown,
  begin: (one: Acting) => Promise<RowOf<'jobs'>>,
): Promise<JobAnswer> {
  const actor = actorOf(caller)
  const { tenantId } = caller
  const { id, taken } = await house.engine.scoped(tenantId, async (tx) => {
    const begun = await onceByKey(tx, idempotencyKey, `${subject}:${actor.id}`, request, house.now(), async () => {
      const job = await begin({ house, tx, actor })
      return { id: job.id }
    })
    return { ...begun, taken: await takeOwn(house, tx, begun.id) }
  })
  if (taken) await runTakenJob(house, taken, patience)
  return house.engine.scoped(tenantId, async (tx) => ({ job: shown(await findOwn({ house, tx, actor }, id), actor) }))
}
const shown = (job: RowOf<'jobs'>, actor: Acting['actor']): RowOf<'jobs'> => presentRow('jobs', job as Row, actor, 'show') as RowOf<'jobs'>

async function startFrom(asked: Asked, name: ResourceName, input: BulkInput): Promise<JobAnswer> {
  const order = await readOrder(name, input)
  return answerWithJob(asked, `bulk:${name}`, input, (one) => startBulk(one, name, input, order))
}

/** Adds the verb to every resource whose rows staff may change. */
export function registerBulk(app: FastifyInstance, house: House): void {
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
        const caller = await callerOf(house, request)
        const input = request.body as BulkInput
        const { tenantId } = caller
        if (input.dryRun) return tryBulk(house, { tenantId, actor: actorOf(caller) }, name, input, await readOrder(name, input))
        return startFrom({ house, caller, idempotencyKey: idempotencyKeyOf(request) }, name, input)
      },
    })
  }
}

const acting = <R>({ house, caller }: SessionCall<unknown>, work: (one: Acting) => Promise<R>): Promise<R> =>
  house.engine.scoped(caller.tenantId, (tx) => work({ house, tx, actor: actorOf(caller) }))

/** The family's handlers by call. */
export const bulkHandlers = {
  updateLeadsAssignment: (call) => {
    const { leadIds, staffId, reason } = call.input
    return startFrom(call, 'leads', { action: 'assign', ids: leadIds, to: staffId ?? roundRobin, reason })
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
    return answerWithJob(call, 'undo', { id }, async (one) => {
      const job = await findOwn(one, id)
      const undo = jobKinds.find(({ kind }) => kind === job.kind)?.undo
      if (!undo) throw new Problem('notUndoable')
      return undo(one, job)
    })
  },
} satisfies Partial<Handlers>
