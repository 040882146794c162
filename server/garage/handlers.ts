// Handlers of the customer's own page.
import type { Handlers } from '../core/services.ts'
import { showTimeline } from './showTimeline.ts'

/** The handlers by call. */
export const garageHandlers = {
  ownTimeline: ({ services, caller, input, db }) => db.transaction((one) => showTimeline(one, caller, input.size, services.now())),
} satisfies Partial<Handlers>
