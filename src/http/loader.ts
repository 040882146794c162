// Counts blocking work; landing and admin draw the full-screen loader while there is any.
import { createStore } from '../session/index.ts'

const { get, set, subscribe } = createStore<ReadonlySet<symbol>>(new Set())

/** The blocking work in progress. */
export const loader = {
  /** Counts one piece of work; returns the function to call when it ends, also when it fails. */
  begin: () => {
    const work = Symbol('work')
    set(new Set([...get(), work]))
    return () => {
      if (get().has(work)) set(new Set([...get()].filter((one) => one !== work)))
    }
  },
  /** Ends all work: an error with a message hides the loader for every caller. */
  stop: () => {
    if (get().size > 0) set(new Set())
  },
  busy: () => get().size > 0,
  subscribe,
}
