// What works a queue for as long as the process lives: some lanes, woken by notices, by the clock, and at the start.
import type { Scope } from '../db/repository.ts'
import type { Services } from '../services.ts'
import { lane } from './lane.ts'

/** Is notified of errors that only a programmer can mend. */
export type Tell = (error: unknown) => void

/** How a queue is worked by one process. */
export interface Queue {
  /** Rounds under way at the same time. */
  atOnce: number
  /** Milliseconds after which a process looks by itself: notices can be missed, and work falls due. */
  lookEvery: number
  channel: string
  /** Gives back what workers that are gone had held. */
  release: (tx: Scope) => Promise<unknown>
  /** Works until nothing is due; `pause` is asked before each step. */
  round: (pause: () => boolean) => Promise<unknown>
}

/** Works a queue until the returned function is called, which waits for what is under way. */
export function scheduleLanes(services: Services, { atOnce, lookEvery, channel, release, round }: Queue, tell: Tell): () => Promise<void> {
  let stopping = false
  const lanes = Array.from({ length: atOnce }, () => lane(() => round(() => stopping).then(() => undefined, tell)))
  const wake = () => {
    if (!stopping) for (const one of lanes) one.wake()
  }
  const timer = setInterval(wake, lookEvery).unref()
  const listening = (async () => {
    // One process has the embedded engine: anyone who held work before it began is gone.
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
