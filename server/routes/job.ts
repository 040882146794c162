// Handlers of a job's link, and of decisions on its work.
import { decideWork } from '../actions/decideWork.ts'
import { readJobToken, sendJobLink, takeBackJobLinks } from '../actions/jobLink.ts'
import { notify } from '../actions/notify.ts'
import { onceByKey } from '../actions/onceByKey.ts'
import { lockRow, requireRight } from '../actions/saveRecord.ts'
import { findJob, isOpenJob, showJob } from '../actions/showJob.ts'
import { visibleRow } from '../actions/visibleRow.ts'
import { findRow } from '../db/repository.ts'
import type { Handlers } from '../house.ts'
import { presentRow } from '../present.ts'
import { Problem } from '../problem.ts'
import { acting } from './actor.ts'

/** The handlers. */
export const jobHandlers = {
  jobByLink: ({ house, caller, input, scoped }) =>
    scoped(async (tx) => {
      const link = readJobToken(house, input.token, caller.tenantId)
      return { job: await showJob(tx, await findJob(tx, link), house.now()) }
    }),
  decideJobServices: ({ house, caller, input, language, scoped }) =>
    scoped(async (tx) => {
      const link = readJobToken(house, input.token, caller.tenantId)
      const booking = await findJob(tx, link, true)
      if (!isOpenJob(booking)) throw new Problem('workFixed', { details: { current: await showJob(tx, booking, house.now()) } })
      const changed = await decideWork(house, tx, booking, input.decisions, { decidedBy: 'customer', staffId: null })
      if (changed.length > 0) {
        const people = [booking.advisorId, booking.technicianId].filter((one) => one !== null)
        const about = { resource: 'appointments', rowId: booking.id } as const
        await notify(house, tx, people, { ...about, kind: 'servicesDecided', params: { ref: booking.ref } })
      }
      const successMessage = house.texts(language, 'messages.decided')
      return { job: await showJob(tx, await findJob(tx, link), house.now()), successMessage }
    }),
  sendJobLink: (call) =>
    acting(call, async ({ house, tx, actor }, id) => {
      const { caller, input, idempotencyKey, language } = call
      const booking = await lockRow({ house, tx, actor }, 'appointments', id)
      requireRight(actor, 'appointments', 'edit', booking)
      if (booking.type === 'testDrive' || booking.closure !== 'none' || booking.status === 'delivered') throw new Problem('workFixed')
      return onceByKey(tx, idempotencyKey, `jobLink:${actor.id}`, { id, input }, house.now(), async () => ({
        ...(await sendJobLink(house, tx, caller.tenantId, booking, input.send)),
        ...(input.send ? { successMessage: house.texts(language, 'messages.jobLinkSent') } : {}),
      }))
    }),
  endJobLinks: (call) =>
    acting(call, async ({ house, tx, actor }, id) => {
      const booking = await lockRow({ house, tx, actor }, 'appointments', id)
      requireRight(actor, 'appointments', 'edit', booking)
      await takeBackJobLinks({ house, tx, actor }, booking)
      return { successMessage: house.texts(call.language, 'messages.jobLinksEnded') }
    }),
  decideByPhone: (call) =>
    acting(call, async ({ house, tx, actor }, id) => {
      const { input, language } = call
      const seen = await visibleRow(tx, actor, 'jobServices', id)
      requireRight(actor, 'jobServices', 'edit', seen)
      const booking = await findRow(tx, 'appointments', seen.appointmentId, { lock: true })
      if (!booking) throw new Problem('notFound')
      if (booking.closure !== 'none' || booking.status === 'delivered') throw new Problem('workFixed')
      await decideWork(house, tx, booking, [{ id, ...input }], { decidedBy: 'staff', staffId: actor.id })
      const row = await visibleRow(tx, actor, 'jobServices', id)
      return { row: presentRow('jobServices', row, actor, 'show'), successMessage: house.texts(language, 'messages.saved') }
    }),
} satisfies Partial<Handlers>
