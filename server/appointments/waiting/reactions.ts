// What ends an entry besides its customer: a booking of its car. And what an ended offer leaves behind.
import { jobActor } from '../../core/commit/actor.ts'
import { on } from '../../core/commit/reactions.ts'
import { commit } from '../../core/commit/commit.ts'
import { openEntryOf, releaseOffer } from './entries.ts'

/** The waiting list's reactions. */
export const waitingListReactions = [
  on('appointments', 'written', async ({ services, tx }, { before, after, by }) => {
    if (before !== null || after.type === 'testDrive' || after.vehicleId === null) return
    const entry = await openEntryOf(tx, after.vehicleId)
    if (!entry) return
    const changes = { status: 'booked', appointmentId: after.id }
    // A colleague who acts for a customer may book at a branch whose waiting list they do not see.
    const mover = by.kind === 'colleague' ? jobActor('waitingList') : by
    await commit({ services, tx }, { resource: 'waitingEntries', action: 'move', before: entry, changes, by: mover })
  }),
  on('waitingEntries', 'moved', async ({ services, tx }, { before, after }) => {
    if (before?.status === 'offered') await releaseOffer(tx, after, services.now())
  }),
  on('waitingEntries', 'deleted', ({ services, tx }, { after }) => releaseOffer(tx, after, services.now())),
]
