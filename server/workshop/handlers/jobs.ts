// Handlers of job card links, and of decisions on work.
import { decideByCustomer } from '../decideByCustomer.ts'
import { decideWork } from '../decideWork.ts'
import { readJobToken, sendJobLink, takeBackJobLinks } from '../jobLink.ts'
import { lockRow, requireRight, updateRecord } from '../../core/commit/saveRecord.ts'
import { findJob, isOpenJob, showJobCard } from '../showJobCard.ts'
import { visibleRow } from '../../core/access/visibleRow.ts'
import { findRow, type RowOf } from '../../core/db/repository.ts'
import type { Handlers } from '../../core/services.ts'
import { presentRow } from '../../core/access/present.ts'
import { Problem } from '../../core/http/problem.ts'
import { command } from '../../core/http/actor.ts'
import { staffActor } from '../../core/commit/actor.ts'
import { callerActor } from '../../core/commit/caller.ts'

/** The handlers. */
export const jobHandlers = {
  jobByLink: ({ services, caller, input, db }) =>
    db.asSystem('the signed link is the right to its one job', async (tx) => {
      const link = readJobToken(services, input.token, caller.tenantId)
      return { job: await showJobCard(services, tx, await findJob(tx, link)) }
    }),
  decideJobServices: ({ services, caller, input, language, db }) =>
    db.asSystem('the signed link is the right to its one job', async (tx) => {
      const link = readJobToken(services, input.token, caller.tenantId)
      const booking = await findJob(tx, link, true)
      if (!isOpenJob(booking)) throw new Problem('workFixed', { details: { current: await showJobCard(services, tx, booking) } })
      const by = callerActor(caller, booking.customerId)
      await decideByCustomer(services, tx, booking, input.decisions, { from: 'link', by })
      const successMessage = services.texts(language, 'messages.decided')
      return { job: await showJobCard(services, tx, await findJob(tx, link)), successMessage }
    }),
  sendJobLink: (call) =>
    command(call, async ({ services, tx, actor }, id) => {
      const { caller, input, language } = call
      const booking = await lockRow({ services, tx, actor }, 'appointments', id)
      requireRight(actor, 'appointments', 'edit', booking)
      if (booking.type === 'testDrive' || booking.closure !== 'none' || booking.status === 'delivered') throw new Problem('workFixed')
      return {
        ...(await sendJobLink(services, tx, caller.tenantId, booking, input.send)),
        ...(input.send ? { successMessage: services.texts(language, 'messages.jobLinkSent') } : {}),
      }
    }),
  endJobLinks: (call) =>
    command(call, async ({ services, tx, actor }, id) => {
      const booking = await lockRow({ services, tx, actor }, 'appointments', id)
      requireRight(actor, 'appointments', 'edit', booking)
      await takeBackJobLinks({ services, tx, actor }, booking)
      return { successMessage: services.texts(call.language, 'messages.jobLinksEnded') }
    }),
  decideByPhone: (call) =>
    command(call, async ({ services, tx, actor }, id) => {
      const { input, language } = call
      const { from = 'call', ...decision } = input
      const seen = await visibleRow(tx, actor, 'jobServices', id)
      requireRight(actor, 'jobServices', 'edit', seen)
      const booking = await findRow(tx, 'appointments', seen.appointmentId, { lock: true })
      if (!booking) throw new Problem('notFound')
      // Technicians, who may only add work, may not record the customer's decision.
      requireRight(actor, 'appointments', 'edit', booking)
      if (booking.closure !== 'none' || booking.status === 'delivered') throw new Problem('workFixed')
      await decideWork(services, tx, booking, [{ id, ...decision }], { decidedBy: 'staff', decidedFrom: from, by: staffActor(actor.id) })
      const row = await visibleRow(tx, actor, 'jobServices', id)
      return { row: presentRow('jobServices', row, actor, 'show'), successMessage: services.texts(language, 'messages.saved') }
    }),
  partArrived: (call) =>
    command(call, async (one, id) => {
      const present = (row: RowOf<'jobParts'>) => presentRow('jobParts', row, one.actor, 'show')
      const arrived = { arrivedAt: one.services.now().toISOString() }
      const row = await updateRecord(one, 'jobParts', id, call.input.version, arrived, present)
      return { row: present(row), successMessage: one.services.texts(call.language, 'messages.saved') }
    }),
} satisfies Partial<Handlers>
