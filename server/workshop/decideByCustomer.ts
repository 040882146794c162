// A customer decides on work that was found, by the link or by a button in a message; who does the work is notified.
import type { Word } from '../../src/schema/enumerations.ts'
import type { ChangeActor } from '../core/commit/actor.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { notify } from '../notifications/index.ts'
import { decideWork, type WorkDecision } from './decideWork.ts'
import { isOpenJob, workOf } from './showJobCard.ts'

/** Records the decisions on a booking that is held under lock, as `decideWork`. */
export async function decideByCustomer(
  services: Services,
  tx: Scope,
  booking: RowOf<'appointments'>,
  decisions: readonly WorkDecision[],
  { from: decidedFrom, by }: { from: Word<'decidedFrom'>; by: ChangeActor },
): Promise<void> {
  const changed = await decideWork(services, tx, booking, decisions, { decidedBy: 'customer', decidedFrom, by })
  if (changed.length === 0) return
  const people = [booking.advisorId, booking.technicianId].filter((one) => one !== null)
  const about = { resource: 'appointments', rowId: booking.id } as const
  await notify(services, tx, people, { ...about, kind: 'servicesDecided', params: { ref: booking.ref } })
}

/**
 * Accepts all work that waits for the customer, as it was when they were written to. 'changed' where some of it was added or changed since,
 * 'over' where there is nothing to decide any more; then nothing is accepted.
 */
export async function acceptWork(
  services: Services,
  tx: Scope,
  { appointmentId, writtenAt }: { appointmentId: string; writtenAt: string },
  by: ChangeActor,
): Promise<'accepted' | 'changed' | 'over'> {
  const booking = await findRow(tx, 'appointments', appointmentId, { lock: true })
  if (!booking || !isOpenJob(booking)) return 'over'
  const waiting = (await workOf(tx, booking.id)).filter(({ decision }) => decision === 'proposed')
  if (waiting.length === 0) return 'over'
  if (waiting.some(({ updatedAt }) => updatedAt > writtenAt)) return 'changed'
  const decisions = waiting.map(({ id, version }) => ({ id, version, decision: 'accepted' as const }))
  await decideByCustomer(services, tx, booking, decisions, { from: 'whatsapp', by })
  return 'accepted'
}
