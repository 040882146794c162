// Long computations in small pieces, so that other calls are answered in between.
import { setImmediate as othersFirst } from 'node:timers/promises'

/** Milliseconds of computing before other work gets a turn. */
const breath = 10

/** Applies `work` to each element in order and returns the results; gives way to other requests every few milliseconds. */
export async function eachInTurn<T, R>(all: readonly T[], work: (one: T) => R): Promise<R[]> {
  const done: R[] = []
  let since = performance.now()
  for (const one of all) {
    if (performance.now() - since > breath) {
      await othersFirst()
      since = performance.now()
    }
    done.push(work(one))
  }
  return done
}
