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
import type { Acting } from '../../core/commit/saveRecord.ts'
import { ruleCondition } from '../../core/db/list/conditions.ts'
import { findRow, type RowOf } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'
import type { Handlers, Services } from '../../core/services.ts'
import { stayWorker } from '../../core/jobs/queue.ts'
import { runTakenJob, takeOwn } from '../../core/jobs/runner.ts'
import { presentRow } from '../../core/access/present.ts'
import { Problem } from '../../core/http/problem.ts'
import { acting } from '../../core/http/actor.ts'
import { staffOf, type Session } from '../../core/http/session.ts'
import { jobOut } from '../../../src/schema/core/resources/jobs.ts'

/** Milliseconds that a request waits for its job; a longer job continues in the background. */
const timeoutMs = 1_500

type JobAnswer = z.output<typeof jobOut>

// Only a job's owner may see it.
async function findOwn({ tx, actor }: Acting, id: string): Promise<RowOf<'jobs'>> {
  const job = await findRow(tx, 'jobs', id, { lock: true, conditions: [ruleCondition(rowRule(actor, resources.jobs, 'show'), actor)] })
  if (!job) throw new Problem('notFound')
  return job
}

const shown = (job: RowOf<'jobs'>, actor: Acting['actor']): RowOf<'jobs'> => presentRow('jobs', job as Row, actor, 'show') as RowOf<'jobs'>

/** Starts a job and waits briefly for its end; the same idempotency key returns the same job. */
async function answerWithJob(session: Session, begin: (one: Acting) => Promise<RowOf<'jobs'>>): Promise<JobAnswer> {
  const { services, db } = session
  const begun: { taken?: Awaited<ReturnType<typeof takeOwn>> } = {}
  const { id } = await acting(session, 'each row is asked for with the rights of who starts the job', async (one) => {
    const job = await begin(one)
    begun.taken = await takeOwn(services, one.tx, job.id)
    return { id: job.id }
  })
  if (begun.taken) await runTakenJob(services, begun.taken, timeoutMs)
  return { job: await db.get('jobs', id) }
}

async function startFrom(session: Session, name: ResourceName, input: BulkInput): Promise<JobAnswer> {
  const order = await readOrder(session.services, name, input)
  return answerWithJob(session, (one) => startBulk(one, name, input, order))
}

/** Adds the call to every resource whose rows staff may change. */
export function registerBulk(app: FastifyInstance, services: Services): void {
  for (const [name, resource] of Object.entries(resources) as [ResourceName, Resource][]) {
    if (resource.readOnly) continue
    app.post(`/${resource.path}/bulk`, {
      config: { forPeople: true, idempotent: `bulk:${name}`, access: 'staff' },
      schema: {
        operationId: `bulk_${name}`,
        summary: `change many ${name}`,
        tags: [name],
        security: [{ token: [] }],
        body: bulkInput,
        response: { 200: z.union([bulkTrialOut, jobOut]), '4xx': errorBody, '5xx': errorBody },
      },
      handler: async (request) => {
        const staff = await staffOf(services, request)
        const input = request.body as BulkInput
        if (!input.dryRun) return startFrom(staff, name, input)
        const { actor, caller } = staff
        return tryBulk(services, { tenantId: caller.tenantId, actor }, name, input, await readOrder(services, name, input))
      },
    })
  }
}

/** The handlers by call. */
export const bulkHandlers = {
  updateLeadsAssignment: (call) => {
    const { leadIds, staffId, reason } = call.input
    return startFrom(call, 'leads', { action: 'assign', ids: leadIds, to: staffId ?? roundRobin, reason })
  },
  cancelJob: (call) =>
    acting(call, 'only the owner finds the job', async (one, id) => {
      await stayWorker(one.tx, id)
      const job = await findOwn(one, id)
      if (job.state !== 'waiting' && job.state !== 'running') return { job: shown(job, one.actor) }
      await cancelJob(one, job)
      return { job: shown(await findOwn(one, job.id), one.actor) }
    }),
  undoJob: (call) => {
    const id = call.params['id'] ?? ''
    return answerWithJob(call, async (one) => {
      const job = await findOwn(one, id)
      const undo = call.services.jobKinds.find(({ kind }) => kind === job.kind)?.undo
      if (!undo) throw new Problem('notUndoable')
      return undo(one, job)
    })
  },
} satisfies Partial<Handlers>
