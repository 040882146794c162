// Counts blocking work; both skins draw the full-screen indicator while there is any. Knows nothing of screens.
import { createStore } from '../session/index.ts'

const { get, set, subscribe } = createStore<ReadonlySet<symbol>>(new Set())

/** The blocking work under way. */
export const loader = {
  /** Counts one piece of work; call what it returns when the work ends, however it ends. */
  begin: () => {
    const work = Symbol('work')
    set(new Set([...get(), work]))
    return () => {
      if (get().has(work)) set(new Set([...get()].filter((one) => one !== work)))
    }
  },
  /** Ends all of it; an error with a message stops the indicator anyone who started it. */
  stop: () => {
    if (get().size > 0) set(new Set())
  },
  busy: () => get().size > 0,
  subscribe,
}
