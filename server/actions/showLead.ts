// A lead as a whole: its customer, its follow-ups, and how fast the house answered.
import { sql } from 'kysely'
import { rowRule, type Actor } from '../../src/schema/access.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { resources } from '../../src/schema/resources/index.ts'
import { responseBand } from '../../src/schema/responseBand.ts'
import { businessMinutes } from '../booking/businessMinutes.ts'
import { spansOf } from '../booking/slots.ts'
import { localDay } from '../booking/time.ts'
import { branchOf, findSettings, holidaysOf } from '../booking/workshop.ts'
import { ruleCondition } from '../db/conditions.ts'
import { findRow, listRows, type RowOf, type Scope } from '../db/repository.ts'
import { presentRow } from '../present.ts'
import { visibleRow } from './visibleRow.ts'

/** Business minutes until the first response: in the hours of the lead's branch, else those of the house. */
async function responseMinutes(tx: Scope, lead: RowOf<'leads'>): Promise<number | null> {
  const { createdAt, firstResponseAt, locationId } = lead
  if (!firstResponseAt) return null
  const settings = await findSettings(tx)
  const location = locationId ? await findRow(tx, 'dealershipLocations', locationId, { deleted: true }) : undefined
  if (!location) return businessMinutes(createdAt, firstResponseAt, () => [{ from: settings.openFrom, to: settings.openTo }])
  const branch = branchOf(location, settings)
  const closed = (await holidaysOf(tx, location.id, localDay(createdAt), localDay(firstResponseAt))).map(({ day }) => day)
  return businessMinutes(createdAt, firstResponseAt, (day) => (closed.includes(day) ? [] : spansOf(branch, day)))
}

/** A page of a lead's follow-ups, newest first, as far as the person may see them. */
export async function listFollowUps(
  tx: Scope,
  actor: Actor,
  leadId: string,
  page: { page: number; size: number },
): Promise<OutputOf<'leadFollowUps'>> {
  const rule = ruleCondition(rowRule(actor, resources.followUps, 'list'), actor)
  const { data, total } = await listRows(tx, 'followUps', { ...page, conditions: [sql`"leadId" = ${leadId}`, rule] })
  return { total, data: data.map((row) => presentRow('followUps', row, actor, 'list')) }
}

/** The whole lead. Throws notFound for one that is not the person's to see. */
export async function showLead(tx: Scope, actor: Actor, id: string): Promise<OutputOf<'leadDetails'>> {
  const lead = await visibleRow(tx, actor, 'leads', id)
  const seen = [ruleCondition(rowRule(actor, resources.customers, 'show'), actor)]
  const customer = lead.customerId ? await findRow(tx, 'customers', lead.customerId, { conditions: seen }) : undefined
  const assignee = lead.assigneeId ? await findRow(tx, 'staff', lead.assigneeId, { deleted: true }) : undefined
  const minutes = await responseMinutes(tx, lead)
  return {
    lead: presentRow('leads', lead, actor, 'show'),
    customer: customer ? presentRow('customers', customer, actor, 'list') : null,
    assignee: assignee ? { id: assignee.id, name: assignee.name } : null,
    followUps: (await listFollowUps(tx, actor, id, { page: 1, size: 100 })).data,
    responseBand: responseBand(minutes),
    responseMinutes: minutes,
  }
}
