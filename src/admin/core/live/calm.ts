// Throttles events: the first is handled at once, the following ones together.

/** Random delay in ms, so that many open screens do not send requests at the same moment. */
const spread = 250
/** Minimum time between two updates in ms; longer during a long series, such as an import. */
const every = { usually: 600, goingOn: 3_000 }
/** So many updates without a pause are a long series. */
const many = 6
const rest = 5_000

/** Collects items and handles them together: soon, not too often, not while the last handling runs, and only while the page is visible. */
export function calm<T>(act: (all: readonly T[]) => void | Promise<unknown>): { add: (one: T) => void; stop: () => void } {
  let due: T[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = -Infinity
  let streak = 0
  let acting = false
  const run = () => {
    timer = undefined
    if (acting || due.length === 0 || document.hidden) return
    const all = due
    due = []
    const now = performance.now()
    streak = now - last > rest ? 0 : streak + 1
    last = now
    acting = true
    // A new request would cancel the one in progress; on a slow connection none would ever finish.
    void new Promise((resolve) => resolve(act(all)))
      .catch(() => undefined)
      .finally(() => {
        acting = false
        if (due.length > 0) plan()
      })
  }
  const plan = () => {
    const next = last + (streak > many ? every.goingOn : every.usually)
    timer ??= setTimeout(run, Math.max(Math.random() * spread, next - performance.now()))
  }
  const onVisible = () => {
    if (!document.hidden && due.length > 0) plan()
  }
  document.addEventListener('visibilitychange', onVisible)
  return {
    add: (one) => {
      due.push(one)
      plan()
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
      due = []
      document.removeEventListener('visibilitychange', onVisible)
    },
  }
}
