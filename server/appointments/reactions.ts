// Who of the staff is notified of a booking.
import { localText } from '../core/time/time.ts'
import { staffIdOf } from '../core/commit/actor.ts'
import { on } from '../core/commit/reactions.ts'
import type { RowOf } from '../core/db/repository.ts'
import { noticeOfWork, notify, type Notice } from '../notifications/index.ts'

const visit =
  ({ ref, startAt }: RowOf<'appointments'>): Notice['params'] =>
  (language) => ({ ref, when: localText(startAt, language) })

/** A booking that became somebody's work, and one of theirs that was cancelled. */
export const appointmentReactions = [
  noticeOfWork('appointments', 'advisorId', 'bookingAssigned', visit),
  noticeOfWork('appointments', 'technicianId', 'bookingAssigned', visit),
  on('appointments', 'cancelled', async ({ services, tx }, { after, by }) => {
    const people = [after.advisorId, after.technicianId].filter((who) => who !== null).filter((who) => who !== staffIdOf(by))
    await notify(services, tx, people, { kind: 'bookingCancelled', params: visit(after), resource: 'appointments', rowId: after.id })
  }),
]
