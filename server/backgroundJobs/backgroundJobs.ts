// Handlers of the background jobs page.
import { listBackgroundJobs, showBackgroundJobs, showBackgroundJob } from './showBackgroundJobs.ts'
import { cancelWork, pauseWork, retryWork } from './controlBackgroundJobs.ts'
import type { Handlers } from '../core/services.ts'
import { command } from '../core/http/actor.ts'

/** The handlers by call. */
export const backgroundJobHandlers = {
  workDesk: (call) => command(call, showBackgroundJobs),
  workJobs: (call) => command(call, (one) => listBackgroundJobs(one, call.input.view, call.input.page)),
  workJob: (call) => command(call, showBackgroundJob),
  retryWork: (call) =>
    command(call, async (one, id) => ({
      ...(await retryWork(one, id)),
      successMessage: call.services.texts(call.language, 'messages.workRetried'),
    })),
  cancelWork: (call) =>
    command(call, async (one, id) => ({
      ...(await cancelWork(one, id)),
      successMessage: call.services.texts(call.language, 'messages.workCancelled'),
    })),
  pauseWork: (call) =>
    command(call, async (one) => {
      const { what, paused } = call.input
      await pauseWork(one, what, paused)
      return { paused, successMessage: call.services.texts(call.language, paused ? 'messages.workPaused' : 'messages.workGoesOn') }
    }),
} satisfies Partial<Handlers>
