// A queue for a limited number of places. A full queue is no fault of the database, so its time limit may be longer than that of
// connecting.

interface Line {
  /** Waits for a place and returns the function that frees it. Rejects when the wait took too long. */
  enter(): Promise<() => void>
  waiting(): number
}

/** A semaphore: at most `places` users at a time; others wait in order of arrival and are rejected after `timeoutMs` milliseconds. */
export function openLine(places: number, timeoutMs: number): Line {
  const waiting: (() => void)[] = []
  let inside = 0
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else inside -= 1
  }
  const enter = () =>
    new Promise<() => void>((resolve, reject) => {
      if (inside < places) {
        inside += 1
        resolve(leave)
        return
      }
      const take = () => {
        clearTimeout(timer)
        resolve(leave)
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(take), 1)
        reject(new Error('no connection came free in time'))
      }, timeoutMs)
      waiting.push(take)
    })
  return { enter, waiting: () => waiting.length }
}
