// A lead with its customer, follow-ups and response time.
import type { Bilingual } from '../../src/schema/core/values.ts'
import { sql } from 'kysely'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import type { Row } from '../core/db/rows.ts'

/** A page of a lead's follow-ups, newest first, limited to what the person may see. */
export const listFollowUps = (db: CallerDb, leadId: string, page: { page: number; size: number }): Promise<OutputOf<'leadFollowUps'>> =>
  db.list('followUps', { ...page, conditions: [sql`"leadId" = ${leadId}`] })

/** The lead with its details. Throws notFound (404) for one that the person may not see. */
export async function showLead(db: CallerDb, id: string): Promise<OutputOf<'leadDetails'>> {
  const lead = await db.get('leads', id)
  const [customer] =
    lead.customerId && (await db.mayList('customers')) ? await db.rows('customers', { size: 1, ids: [lead.customerId] }) : []
  const assignee = (await db.references('staff', [lead.assigneeId])).get(lead.assigneeId ?? '')
  return {
    lead,
    customer: customer ?? null,
    assignee: assignee ? named(assignee) : null,
    followUps: (await listFollowUps(db, id, { page: 1, size: 100 })).data,
    responseBand: lead.responseBand,
    responseMinutes: lead.responseMinutes,
  }
}

// Only the naming field of the member of staff.
const named = ({ id, name }: Row) => ({ id: String(id), name: name as Bilingual })
