// Combines look-ups that are requested at about the same time into few queries, so that many callers cost a few round trips instead of one
// each.
import DataLoader from 'dataloader'
import { AsyncResource } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { shortcutLimits } from './shortcuts.ts'

const { batchApartMs: apart, batchEarly: early, batchTimeoutMs: timeoutMs, batchSize: limit } = shortcutLimits

/**
 * A DataLoader that loads many keys by one query, at most 100 a query. `ask` returns the values in the order of its keys. A single key is
 * loaded at once; keys that arrive while a query runs, or after many queries in a short time, wait for the next one. Values are not
 * cached: an answer is never older than its request.
 */
export function batched<K, V>(ask: (keys: readonly K[]) => Promise<V[]>): DataLoader<K, V> {
  const waiting: (() => void)[] = []
  let underWay = false
  let next = 0
  const begin = (dispatch: () => void): void => {
    if (underWay) return void waiting.push(AsyncResource.bind(dispatch))
    underWay = true
    const wait = next - performance.now()
    if (wait > 0) setTimeout(dispatch, wait)
    else queueMicrotask(dispatch)
  }
  const end = (): void => {
    underWay = false
    const first = waiting.shift()
    if (first) begin(first)
  }
  const requested = async (keys: readonly K[]): Promise<V[]> => {
    next = Math.max(next, performance.now() - early * apart) + apart
    const answer = ask(keys)
    void Promise.race([answer, pause(timeoutMs, undefined, { ref: false })]).then(end, end)
    return answer
  }
  return new DataLoader(requested, { cache: false, batchScheduleFn: begin, maxBatchSize: limit })
}
