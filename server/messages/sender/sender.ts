// Works through the queue of messages, a few at once. Several processes may; a message begun by a dead process is asked about before it is
// sent again.
import { v4 as newWorker } from 'uuid'
import type { Services } from '../../core/services.ts'
import { scheduleLanes, type Tell } from '../../core/jobs/scheduleLanes.ts'
import { carry } from './carry.ts'
import { giveAllBack, leaseDue, messagesChannel } from './lease.ts'

/** Rounds that one process runs at a time, and messages in one round. */
const [rounds, atOnce] = [2, 4]
/** Milliseconds between checks without a notice: notices can be missed, and attempts become due by time. */
const lookEvery = 5000

/** Sends until nothing is due; `pause` is checked before each round. */
export async function carryDue(services: Services, tell: Tell, pause: () => boolean = () => false): Promise<void> {
  while (!pause()) {
    const leased = await services.engine.asOwner((tx) => leaseDue(tx, { worker: newWorker(), now: services.now(), limit: atOnce }))
    if (leased.length === 0) return
    await Promise.all(leased.map((one) => carry(services, one).catch(tell)))
  }
}

/** Sends until the returned function is called, which waits for running work. */
export const scheduleSenders = (services: Services, tell: Tell): (() => Promise<void>) =>
  scheduleLanes(
    services,
    {
      atOnce: rounds,
      lookEvery,
      channel: messagesChannel,
      release: (tx) => giveAllBack(tx, services.now()),
      round: (pause) => carryDue(services, tell, pause),
    },
    tell,
  )
