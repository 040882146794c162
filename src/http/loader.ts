// Counts blocking work; both skins draw the full-screen indicator while there is any. Knows nothing of screens.
import { createListeners } from '../session/index.ts'

let running = new Set<symbol>()
const { subscribe, notify } = createListeners()

/** The blocking work under way. */
export const loader = {
  /** Counts one piece of work; call what it returns when the work ends, however it ends. */
  begin: () => {
    const work = Symbol('work')
    running.add(work)
    notify()
    return () => {
      if (running.delete(work)) notify()
    }
  },
  /** Ends all of it; an error with a message stops the indicator anyone who started it. */
  stop: () => {
    if (running.size === 0) return
    running = new Set()
    notify()
  },
  busy: () => running.size > 0,
  subscribe,
}
