// A line for what there are only some of. Waiting for one that is busy is no fault of the database: it may take longer than connecting.

interface Line {
  /** Waits for a turn; gives what lets the next one in. Rejects when it took too long. */
  enter(): Promise<() => void>
  waiting(): number
}

/** At most so many are inside; the others wait their turn, so many milliseconds at most. */
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
