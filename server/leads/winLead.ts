// Completes a lead as sold because the car was sold.
import { isOpen } from '../../src/schema/transitions.ts'
import type { ChangeActor } from '../core/commit/actor.ts'
import { commit } from '../core/commit/commit.ts'
import { findRow, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { answerStamps } from './leadClock.ts'

/** Does nothing for a lead that is over. */
export async function winLead(services: Services, tx: Scope, leadId: string, by: ChangeActor): Promise<void> {
  const before = await findRow(tx, 'leads', leadId, { lock: true })
  if (!before || !isOpen('lead', before.status)) return
  const stamps = await answerStamps(tx, before, services.now().toISOString())
  const changes = { ...stamps, status: 'completed', outcome: 'sold' }
  await commit({ services, tx }, { resource: 'leads', action: 'move', before, changes, by })
}
