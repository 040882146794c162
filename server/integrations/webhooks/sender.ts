// Delivers what is due, many at once, each on its own: a slow endpoint keeps its own few places and nobody else's. Several processes may.
import { lane } from '../../core/jobs/lane.ts'
import { scheduleLanes, type Tell } from '../../core/jobs/scheduleLanes.ts'
import type { Services } from '../../core/services.ts'
import { deliver } from './deliver.ts'
import { giveAllBack, leaseDue, webhooksChannel } from './lease.ts'

/** Deliveries that one process has under way at a time. */
const atOnce = 32
/** Milliseconds between checks without a notice: notices can be missed, and attempts become due by time. */
const lookEvery = 5000

interface Pool {
  /** Begins what is due and returns without waiting for it. */
  begin(): Promise<void>
  /** Waits until nothing is due or under way. */
  rest(): Promise<void>
}

// Whenever a delivery ends, another one may begin in its place.
function openPool(services: Services, tell: Tell, pause: () => boolean): Pool {
  const running = new Set<Promise<void>>()
  const starting = lane(() => start().catch(tell))
  async function start(): Promise<void> {
    while (!pause() && running.size < atOnce) {
      const leased = await services.engine.asOwner((tx) => leaseDue(tx, { now: services.now(), limit: atOnce - running.size }))
      if (leased.length === 0) return
      for (const one of leased) {
        const work: Promise<void> = deliver(services, one)
          .catch(tell)
          .finally(() => {
            running.delete(work)
            if (!pause()) starting.wake()
          })
        running.add(work)
      }
    }
  }
  const begin = async () => {
    starting.wake()
    await starting.rest()
  }
  return {
    begin,
    rest: async () => {
      do {
        await starting.rest()
        await Promise.all(running)
        await starting.rest()
      } while (running.size > 0)
    },
  }
}

/** Delivers until nothing is due. */
export async function deliverDue(services: Services, tell: Tell): Promise<void> {
  const pool = openPool(services, tell, () => false)
  await pool.begin()
  await pool.rest()
}

/** Delivers until the returned function is called, which waits for what is under way. */
export function scheduleWebhooks(services: Services, tell: Tell): () => Promise<void> {
  let stopping = false
  const pool = openPool(services, tell, () => stopping)
  const stop = scheduleLanes(
    services,
    {
      atOnce: 1,
      lookEvery,
      channel: webhooksChannel,
      release: (tx) => giveAllBack(tx, services.now()),
      round: () => pool.begin(),
    },
    tell,
  )
  return async () => {
    stopping = true
    await stop()
    await pool.rest()
  }
}
