// Handlers of the background jobs page.
import { listBackgroundJobs, showBackgroundJobs, showBackgroundJob } from './showBackgroundJobs.ts'
import { countOldData } from './oldData/countOldData.ts'
import { cancelBackgroundJob, pauseBackgroundJobs, retryBackgroundJob } from './controlBackgroundJobs.ts'
import type { Handlers } from '../core/services.ts'
import { command } from '../core/http/actor.ts'

/** The handlers by call. */
export const backgroundJobHandlers = {
  backgroundJobsOverview: (call) => command(call, showBackgroundJobs),
  countOldData: (call) => command(call, (one) => countOldData(one, call.input)),
  listBackgroundJobs: (call) => command(call, (one) => listBackgroundJobs(one, call.input.view, call.input.page)),
  showBackgroundJob: (call) => command(call, showBackgroundJob),
  retryBackgroundJob: (call) =>
    command(call, async (one, id) => ({
      ...(await retryBackgroundJob(one, id)),
      successMessage: call.services.texts(call.language, 'messages.workRetried'),
    })),
  cancelBackgroundJob: (call) =>
    command(call, async (one, id) => ({
      ...(await cancelBackgroundJob(one, id)),
      successMessage: call.services.texts(call.language, 'messages.workCancelled'),
    })),
  pauseBackgroundJobs: (call) =>
    command(call, async (one) => {
      const { what, paused } = call.input
      await pauseBackgroundJobs(one, what, paused)
      return { paused, successMessage: call.services.texts(call.language, paused ? 'messages.workPaused' : 'messages.workGoesOn') }
    }),
} satisfies Partial<Handlers>
