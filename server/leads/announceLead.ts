// Tells of a new lead that nobody has: those who may take it and are at work, else their managers.
import type { RowOf, Scope } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import type { Services } from '../core/services.ts'
import { openTakers } from './chooseAssignee.ts'
import { notify } from '../notifications/index.ts'
import { assigneeOnArrival, isRouted, leadTypeParams, notifyLeadManagers } from './routeLead.ts'

/**
 * What a new lead begins with: its assignee where a rule gives it one, and how far its notices go at once. It waits for the first of those
 * who take such leads where none of them is at work; where there is nobody of that kind, its managers are notified.
 */
export async function arrivalOf(services: Services, tx: Scope, lead: Row): Promise<Row> {
  const given = await assigneeOnArrival(services, tx, lead)
  if (given['assigneeId']) return { ...given, escalation: 'announced' }
  const { all, present } = await (await openTakers({ services, tx }))(lead)
  return { escalation: present.length > 0 ? 'announced' : all.length > 0 ? 'waiting' : 'managers' }
}

const noticeOf = (services: Services, lead: RowOf<'leads'>) =>
  ({ kind: 'leadNew', params: leadTypeParams(services, lead), resource: 'leads', rowId: lead.id }) as const

/** Tells these people of a new lead that nobody has; not the one who made it. */
export const tellTakers = (services: Services, tx: Scope, lead: RowOf<'leads'>, people: readonly string[]): Promise<void> =>
  notify(
    services,
    tx,
    people.filter((id) => id !== lead.createdBy),
    noticeOf(services, lead),
  )

/** Sends the notices of a lead that has just come and that nobody has. */
export async function announceLead(services: Services, tx: Scope, lead: RowOf<'leads'>): Promise<void> {
  if (lead.escalation === 'announced') {
    const { present } = await (await openTakers({ services, tx }))(lead)
    return tellTakers(services, tx, lead, present)
  }
  const notice = noticeOf(services, lead)
  if (await isRouted(tx, lead)) return notifyLeadManagers(services, tx, lead, { ...notice, kind: 'leadUnassigned' }, lead.createdBy)
  if (lead.escalation === 'managers') await notifyLeadManagers(services, tx, lead, notice, lead.createdBy)
}
