// Works the queue of messages, a few at once. Several processes may; what one that dies had begun is asked about before it is sent again.
import { v4 as newWorker } from 'uuid'
import type { Services } from '../../core/services.ts'
import { scheduleLanes, type Tell } from '../../core/jobs/scheduleLanes.ts'
import { carry } from './carry.ts'
import { giveAllBack, leaseDue, messagesChannel } from './lease.ts'

/** Rounds that one process has under way, and messages of one round. */
const [rounds, atOnce] = [2, 4]
/** Milliseconds after which a process looks by itself: notices can be missed, and tries fall due. */
const lookEvery = 5000

/** Carries until nothing is due; `pause` is asked before each round. */
export async function carryDue(services: Services, tell: Tell, pause: () => boolean = () => false): Promise<void> {
  while (!pause()) {
    const leased = await services.engine.asOwner((tx) => leaseDue(tx, { worker: newWorker(), now: services.now(), limit: atOnce }))
    if (leased.length === 0) return
    await Promise.all(leased.map((one) => carry(services, one).catch(tell)))
  }
}

/** Carries until the returned function is called, which waits for what is under way. */
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
