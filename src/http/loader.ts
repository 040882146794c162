// Counts blocking work; both skins draw the full-screen indicator while there is any. Knows nothing of screens.

let running = new Set<symbol>()
const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of [...listeners]) listener()
}

/** The blocking work under way. */
export const loader = {
  /** Counts one piece of work; call what it returns when the work ends, however it ends. */
  begin: () => {
    const work = Symbol('work')
    running.add(work)
    tell()
    return () => {
      if (running.delete(work)) tell()
    }
  },
  /** Ends all of it; an error with a message stops the indicator anyone who started it. */
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
