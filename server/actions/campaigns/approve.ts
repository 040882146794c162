// Approval by a second person: neither who wrote the campaign last nor who began it.
import { rowRule, passes } from '../../../src/schema/access.ts'
import { resources } from '../../../src/schema/resources/index.ts'
import { requireFlag } from '../../booking/workshop.ts'
import { updateRow, type RowOf } from '../../db/repository.ts'
import { Problem } from '../../problem.ts'
import { auditChange } from '../auditChange.ts'
import { notify } from '../notify.ts'
import { lockRow, type Acting } from '../saveRecord.ts'
import { beginSending } from './beginSending.ts'

/** Whoever has written on it. */
const isAuthor = ({ authorId, createdBy }: Pick<RowOf<'campaigns'>, 'authorId' | 'createdBy'>, staffId: string): boolean =>
  staffId === createdBy || staffId === authorId

/** Approves a campaign that waits for it; one without an hour, or whose hour has passed, begins at once. Throws staleVersion, forbidden, moveNotAllowed. */
export async function approveCampaign(
  acting: Acting,
  id: string,
  version: number,
  present: (row: RowOf<'campaigns'>) => unknown,
): Promise<RowOf<'campaigns'>> {
  const { house, tx, actor } = acting
  const before = await lockRow(acting, 'campaigns', id)
  if (!passes(rowRule(actor, resources.campaigns, 'approve'), actor, before)) throw new Problem('forbidden')
  if (before.version !== version) throw new Problem('staleVersion', { details: { current: present(before) } })
  if (before.status !== 'scheduled' || before.approverId) throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  if (isAuthor(before, actor.id))
    throw new Problem('moveNotAllowed', { fields: { approverId: { key: 'validation.notAuthor' } }, details: { allowed: [] } })
  await requireFlag(tx, 'CAMPAIGN_ENABLE', 'switchedOff')
  const now = house.now()
  const approved = await updateRow(tx, 'campaigns', before, { approverId: actor.id }, actor.id, now)
  await auditChange(tx, { resource: 'campaigns', rowId: id, action: 'update', before, after: approved, by: actor.id, now })
  const people = [before.createdBy, before.authorId].filter((one) => one !== null)
  await notify(house, tx, people, { kind: 'campaignApproved', params: { name: before.name }, resource: 'campaigns', rowId: id })
  const waits = before.scheduleAt !== null && Date.parse(before.scheduleAt) > now.getTime()
  return waits ? approved : beginSending(house, tx, approved, actor.id)
}
