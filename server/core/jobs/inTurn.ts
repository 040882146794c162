// Long computing in small pieces, so that calls of others are answered in between.
import { setImmediate as othersFirst } from 'node:timers/promises'

/** Milliseconds of computing after which everybody else comes first. */
const breath = 10

/** Does the same with each, one after another. */
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
