// What many ask for at once is asked together: a crowd costs a few round trips to the database instead of one each.
import DataLoader from 'dataloader'
import { AsyncResource } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { shortcutLimits } from './shortcuts.ts'

const { batchApartMs: apart, batchEarly: early, batchTimeoutMs: timeoutMs, batchSize: limit } = shortcutLimits

/**
 * Loads by keys, at most a hundred in one question, in the order of the answers. Who comes alone is asked for at once; who comes while a
 * question is under way, or after many in a short time, waits and is part of the next. No answer is older than who asked for it.
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
