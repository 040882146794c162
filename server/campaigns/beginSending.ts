import type { RowOf, Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { startSending } from './startSending.ts'
import { commit } from '../core/commit/commit.ts'
import type { ChangeActor } from '../core/commit/actor.ts'

/** Moves an approved campaign to 'sending' and starts its job. The row must be held under lock. */
export async function beginSending(
  services: Services,
  tx: Scope,
  campaign: RowOf<'campaigns'>,
  by: ChangeActor,
): Promise<RowOf<'campaigns'>> {
  const changes = { status: 'sending', startedAt: services.now().toISOString() }
  const after = await commit({ services, tx }, { resource: 'campaigns', action: 'move', before: campaign, changes, by })
  await startSending(services, tx, campaign.id)
  return after
}
