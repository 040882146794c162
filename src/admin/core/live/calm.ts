// Many events become few answers: the first comes at once, those after it together.

/** Spread over this time, so that a hundred open screens do not ask in the same moment. */
const spread = 250
/** Time between two answers at least; longer once something goes on and on, such as an import. */
const every = { usually: 600, goingOn: 3_000 }
/** So many answers without a rest mean that it goes on. */
const many = 6
const rest = 5_000

/** Collects things and hands them over together: soon, not too often, not before the last answer is there, and only while the page is looked at. */
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
    // Asking again would drop the answer that is under way: where it is slow, none would ever come.
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
