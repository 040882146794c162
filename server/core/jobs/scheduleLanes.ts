// Works through a queue for as long as the process lives, in several lanes that are woken by notices, by a timer and at the start.
import type { Scope } from '../db/repository.ts'
import type { Services } from '../services.ts'
import { lane } from './lane.ts'

/** Is called with programming errors. */
export type Tell = (error: unknown) => void

/** How one process works through a queue. */
export interface Queue {
  /** Number of rounds at the same time. */
  atOnce: number
  /** Milliseconds between checks without a notice: notices can be missed, and work becomes due by time. */
  lookEvery: number
  channel: string
  /** Releases the leases of dead workers. */
  release: (tx: Scope) => Promise<unknown>
  /** Works until nothing is due; `pause` is checked before each step. */
  round: (pause: () => boolean) => Promise<unknown>
}

/**
 * Runs a queue's rounds on several lanes, when woken by its channel and at intervals, until the returned function is called, which waits
 * for running work.
 */
export function scheduleLanes(services: Services, { atOnce, lookEvery, channel, release, round }: Queue, tell: Tell): () => Promise<void> {
  let stopping = false
  const lanes = Array.from({ length: atOnce }, () => lane(() => round(() => stopping).then(() => undefined, tell)))
  const wake = () => {
    if (!stopping) for (const one of lanes) one.wake()
  }
  const timer = setInterval(wake, lookEvery).unref()
  const listening = (async () => {
    // Only one process uses the embedded engine, so leases from before its start belong to a dead process.
    if (services.engine.kind === 'embedded') await services.engine.asOwner(release)
    wake()
    return services.engine.listen(channel, wake)
  })()
  listening.catch(tell)
  return async () => {
    stopping = true
    clearInterval(timer)
    const stopListening = await listening.catch(() => undefined)
    await stopListening?.()
    await Promise.all(lanes.map((one) => one.rest()))
  }
}
