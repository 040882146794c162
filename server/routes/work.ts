// Handlers of the desk for work in the background.
import { listWork, showWork, showWorkJob } from '../actions/showWork.ts'
import { cancelWork, pauseWork, retryWork } from '../actions/steerWork.ts'
import type { Handlers } from '../house.ts'
import { acting } from './actor.ts'

/** The handlers by call. */
export const workHandlers = {
  workDesk: (call) => acting(call, showWork),
  workJobs: (call) => acting(call, (one) => listWork(one, call.input.view, call.input.page)),
  workJob: (call) => acting(call, showWorkJob),
  retryWork: (call) =>
    acting(call, async (one, id) => ({
      ...(await retryWork(one, id)),
      successMessage: call.house.texts(call.language, 'messages.workRetried'),
    })),
  cancelWork: (call) =>
    acting(call, async (one, id) => ({
      ...(await cancelWork(one, id)),
      successMessage: call.house.texts(call.language, 'messages.workCancelled'),
    })),
  pauseWork: (call) =>
    acting(call, async (one) => {
      const { what, paused } = call.input
      await pauseWork(one, what, paused)
      return { paused, successMessage: call.house.texts(call.language, paused ? 'messages.workPaused' : 'messages.workGoesOn') }
    }),
} satisfies Partial<Handlers>
