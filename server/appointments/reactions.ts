// Notifications to staff about bookings.
import { localText } from '../core/time/time.ts'
import { staffIdOf } from '../core/commit/actor.ts'
import { on } from '../core/commit/reactions.ts'
import type { RowOf } from '../core/db/repository.ts'
import { keepStandingOf } from './carStanding.ts'
import { noteBooked } from './carReminders.ts'
import { writeToMissing } from './deposits/writeToMissing.ts'
import { noticeOfWork, notify, type Notice } from '../notifications/index.ts'

const visit =
  ({ ref, startAt }: RowOf<'appointments'>): Notice['params'] =>
  (language) => ({ ref, when: localText(startAt, language) })

/** Notifies the advisor when a booking is assigned to them, and when one of theirs is cancelled. What a visit has done is due later. */
export const appointmentReactions = [
  noticeOfWork('appointments', 'advisorId', 'bookingAssigned', visit),
  noticeOfWork('appointments', 'technicianId', 'bookingAssigned', visit),
  on('appointments', 'cancelled', async ({ services, tx }, { after, by }) => {
    const people = [after.advisorId, after.technicianId].filter((who) => who !== null).filter((who) => who !== staffIdOf(by))
    await notify(services, tx, people, { kind: 'bookingCancelled', params: visit(after), resource: 'appointments', rowId: after.id })
  }),
  on('appointments', 'written', async ({ services, tx }, { before, after }) => {
    if (before === null) await noteBooked(tx, after, services.now())
    if (after.closure === 'noShow' && before?.closure === 'none') await writeToMissing(services, tx, after)
  }),
  on('appointments', 'delivered', ({ services, tx }, { after }) => keepStandingOf(tx, after, services.now())),
]
