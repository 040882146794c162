// A lead as a whole: its customer, its follow-ups, and how fast the house answered.
import { sql } from 'kysely'
import { rowRule, type Actor } from '../../src/schema/access.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { resources } from '../../src/schema/resources/index.ts'
import { ruleCondition } from '../db/conditions.ts'
import { findRow, listRows, type Scope } from '../db/repository.ts'
import { presentRow } from '../present.ts'
import { visibleRow } from './visibleRow.ts'

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
  return {
    lead: presentRow('leads', lead, actor, 'show'),
    customer: customer ? presentRow('customers', customer, actor, 'list') : null,
    assignee: assignee ? { id: assignee.id, name: assignee.name } : null,
    followUps: (await listFollowUps(tx, actor, id, { page: 1, size: 100 })).data,
    responseBand: lead.responseBand,
    responseMinutes: lead.responseMinutes,
  }
}
