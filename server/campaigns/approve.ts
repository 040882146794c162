// Approval by a second person: neither the campaign's last author nor its creator.
import { rowRule, passes } from '../../src/schema/core/access.ts'
import { resources } from '../../src/schema/resources.ts'
import { requireFlag } from '../core/time/workshop.ts'
import type { RowOf } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'
import { notify } from '../notifications/index.ts'
import { lockRow, type Acting } from '../core/commit/saveRecord.ts'
import { beginSending } from './beginSending.ts'
import { commit } from '../core/commit/commit.ts'
import { staffActor } from '../core/commit/actor.ts'

/** Whether the person created the campaign or was its last author. */
const isAuthor = ({ authorId, createdBy }: Pick<RowOf<'campaigns'>, 'authorId' | 'createdBy'>, staffId: string): boolean =>
  staffId === createdBy || staffId === authorId

/**
 * Approves a campaign; without a start time, or when that has passed, sending begins at once. Throws staleVersion (409), forbidden (403) or
 * moveNotAllowed (409).
 */
export async function approveCampaign(
  acting: Acting,
  id: string,
  version: number,
  present: (row: RowOf<'campaigns'>) => unknown,
): Promise<RowOf<'campaigns'>> {
  const { services, tx, actor } = acting
  const before = await lockRow(acting, 'campaigns', id)
  if (!passes(rowRule(actor, resources.campaigns, 'approve'), actor, before)) throw new Problem('forbidden')
  if (before.version !== version) throw new Problem('staleVersion', { details: { current: present(before) } })
  if (before.status !== 'scheduled' || before.approverId) throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  if (isAuthor(before, actor.id))
    throw new Problem('moveNotAllowed', { fields: { approverId: { key: 'validation.notAuthor' } }, details: { allowed: [] } })
  await requireFlag(tx, 'CAMPAIGN_ENABLE', 'switchedOff')
  const now = services.now()
  const by = staffActor(actor.id)
  const approved = await commit(acting, { resource: 'campaigns', action: 'update', before, changes: { approverId: actor.id }, by })
  const people = [before.createdBy, before.authorId].filter((one) => one !== null)
  await notify(services, tx, people, { kind: 'campaignApproved', params: { name: before.name }, resource: 'campaigns', rowId: id })
  const waits = before.scheduleAt !== null && Date.parse(before.scheduleAt) > now.getTime()
  return waits ? approved : beginSending(services, tx, approved, by)
}
