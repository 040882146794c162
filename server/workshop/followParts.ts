// The promise time follows the parts that a job waits for.
import { isInHand, promiseChanges } from '../appointments/index.ts'
import type { ChangeActor } from '../core/commit/actor.ts'
import { commit } from '../core/commit/commit.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'

/** Writes the booking whose part was ordered, expected at another time, delivered or deleted, where that moves its promise time. */
export async function followParts(
  { services, tx }: { services: Services; tx: Scope },
  { before: part, after, by }: { before: RowOf<'jobParts'> | null; after: RowOf<'jobParts'>; by: ChangeActor },
): Promise<void> {
  // A part whose day nobody knows moves nothing.
  if (![part, after].some((one) => one && (one.expectedAt ?? one.arrivedAt))) return
  const before = await findRow(tx, 'appointments', after.appointmentId, { lock: true })
  if (!before || !isInHand(before)) return
  const changes = await promiseChanges(tx, before, { reason: 'parts', at: services.now().toISOString() })
  if (Object.keys(changes).length > 0) await commit({ services, tx }, { resource: 'appointments', action: 'update', before, changes, by })
}
