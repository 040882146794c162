// What ends a wish besides its customer: a booking of its car. And what an ended offer leaves behind.
import { on } from '../../core/commit/reactions.ts'
import { commit } from '../../core/commit/commit.ts'
import { openWishOf, releaseOffer } from './wishes.ts'

/** The waiting list's reactions. */
export const waitingListReactions = [
  on('appointments', 'written', async ({ services, tx }, { before, after, by }) => {
    if (before !== null || after.type === 'testDrive' || after.vehicleId === null) return
    const wish = await openWishOf(tx, after.vehicleId)
    if (!wish) return
    const changes = { status: 'booked', appointmentId: after.id }
    await commit({ services, tx }, { resource: 'bookingWishes', action: 'move', before: wish, changes, by })
  }),
  on('bookingWishes', 'moved', async ({ services, tx }, { before, after }) => {
    if (before?.status === 'offered') await releaseOffer(tx, after, services.now())
  }),
  on('bookingWishes', 'deleted', ({ services, tx }, { after }) => releaseOffer(tx, after, services.now())),
]
