// Works the queue of messages, a few at once. Several processes may; what one that dies had begun is asked about before it is sent again.
import { v4 as newWorker } from 'uuid'
import type { House } from '../../house.ts'
import { scheduleLanes, type Tell } from '../scheduleLanes.ts'
import { carry } from './carry.ts'
import { giveAllBack, lend, messagesChannel } from './lease.ts'

/** Rounds that one process has under way, and messages of one round. */
const [rounds, atOnce] = [2, 4]
/** Milliseconds after which a process looks by itself: notices can be missed, and tries fall due. */
const lookEvery = 5000

/** Carries until nothing is due; `pause` is asked before each round. */
export async function carryDue(house: House, tell: Tell, pause: () => boolean = () => false): Promise<void> {
  while (!pause()) {
    const lent = await house.engine.asOwner((tx) => lend(tx, { worker: newWorker(), now: house.now(), most: atOnce }))
    if (lent.length === 0) return
    await Promise.all(lent.map((one) => carry(house, one).catch(tell)))
  }
}

/** Carries until the returned function is called, which waits for what is under way. */
export const scheduleCarriers = (house: House, tell: Tell): (() => Promise<void>) =>
  scheduleLanes(
    house,
    {
      atOnce: rounds,
      lookEvery,
      channel: messagesChannel,
      release: (tx) => giveAllBack(tx, house.now()),
      round: (pause) => carryDue(house, tell, pause),
    },
    tell,
  )
