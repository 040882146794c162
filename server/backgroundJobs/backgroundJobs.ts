// Handlers of the background jobs page.
import { listBackgroundJobs, showBackgroundJobs, showBackgroundJob } from './showBackgroundJobs.ts'
import { cancelWork, pauseWork, retryWork } from './controlBackgroundJobs.ts'
import type { Handlers } from '../core/services.ts'
import { acting } from '../core/http/actor.ts'

/** The handlers by call. */
export const backgroundJobHandlers = {
  workDesk: (call) => acting(call, 'the command locks its row and checks the right to it', showBackgroundJobs),
  workJobs: (call) =>
    acting(call, 'the command locks its row and checks the right to it', (one) =>
      listBackgroundJobs(one, call.input.view, call.input.page),
    ),
  workJob: (call) => acting(call, 'the command locks its row and checks the right to it', showBackgroundJob),
  retryWork: (call) =>
    acting(call, 'the command locks its row and checks the right to it', async (one, id) => ({
      ...(await retryWork(one, id)),
      successMessage: call.services.texts(call.language, 'messages.workRetried'),
    })),
  cancelWork: (call) =>
    acting(call, 'the command locks its row and checks the right to it', async (one, id) => ({
      ...(await cancelWork(one, id)),
      successMessage: call.services.texts(call.language, 'messages.workCancelled'),
    })),
  pauseWork: (call) =>
    acting(call, 'the command locks its row and checks the right to it', async (one) => {
      const { what, paused } = call.input
      await pauseWork(one, what, paused)
      return { paused, successMessage: call.services.texts(call.language, paused ? 'messages.workPaused' : 'messages.workGoesOn') }
    }),
} satisfies Partial<Handlers>
