import { updateRow, type RowOf, type Scope } from '../../db/repository.ts'
import type { House } from '../../house.ts'
import { auditChange } from '../auditChange.ts'
import { startSending } from './startSending.ts'

/** Moves an approved campaign to 'sending' and has the house work at it. The row must be held under lock. */
export async function beginSending(house: House, tx: Scope, campaign: RowOf<'campaigns'>, by: string | null): Promise<RowOf<'campaigns'>> {
  const now = house.now()
  const after = await updateRow(tx, 'campaigns', campaign, { status: 'sending', startedAt: now.toISOString() }, by, now)
  await auditChange(tx, { resource: 'campaigns', rowId: campaign.id, action: 'move', before: campaign, after, by, now })
  await startSending(house, tx, campaign.id)
  return after
}
