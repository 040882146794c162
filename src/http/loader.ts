// Counts blocking work; landing and admin draw the full-screen loader while there is any.

let running = new Set<symbol>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of [...listeners]) listener()
}

/** The blocking work in progress. */
export const loader = {
  /** Counts one piece of work; returns the function to call when it ends, also when it fails. */
  begin: () => {
    const work = Symbol('work')
    running.add(work)
    tell()
    return () => {
      if (running.delete(work)) tell()
    }
  },
  /** Ends all work: an error with a message hides the loader for every caller. */
  stop: () => {
    if (running.size === 0) return
    running = new Set()
    tell()
  },
  busy: () => running.size > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
