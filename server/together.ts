// What many ask for at once is asked together: a crowd costs a few journeys to the database instead of one each.
import DataLoader from 'dataloader'
import { AsyncResource } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'

// Milliseconds from one question to the next: Node takes in one new connection a turn, so whoever asks with every turn meets nobody.
const apart = 5
// A question that has no answer after so many milliseconds keeps nobody waiting any longer.
const patience = 250
const most = 100

/**
 * Loads by keys, at most a hundred in one question, in the order of the answers. Who comes alone is asked for at once; who comes while a
 * question is under way, or right after one began, waits and is part of the next. No answer is older than who asked for it.
 */
export function together<K, V>(ask: (keys: readonly K[]) => Promise<V[]>): DataLoader<K, V> {
  const waiting: (() => void)[] = []
  let underWay = false
  let next = 0
  const begin = (dispatch: () => void): void => {
    if (underWay) return void waiting.push(AsyncResource.bind(dispatch))
    underWay = true
    const early = next - performance.now()
    if (early > 0) setTimeout(dispatch, early)
    else queueMicrotask(dispatch)
  }
  const end = (): void => {
    underWay = false
    const first = waiting.shift()
    if (first) begin(first)
  }
  const asked = async (keys: readonly K[]): Promise<V[]> => {
    next = performance.now() + apart
    const answer = ask(keys)
    void Promise.race([answer, pause(patience, undefined, { ref: false })]).then(end, end)
    return answer
  }
  return new DataLoader(asked, { cache: false, batchScheduleFn: begin, maxBatchSize: most })
}
