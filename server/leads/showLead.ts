// A lead as a whole: its customer, its follow-ups, and how fast the dealership answered.
import type { Bilingual } from '../../src/schema/core/bilingualOut.ts'
import { sql } from 'kysely'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import type { Row } from '../core/db/rows.ts'

/** A page of a lead's follow-ups, newest first, as far as the person may see them. */
export const listFollowUps = (db: CallerDb, leadId: string, page: { page: number; size: number }): Promise<OutputOf<'leadFollowUps'>> =>
  db.list('followUps', { ...page, conditions: [sql`"leadId" = ${leadId}`] })

/** The whole lead. Throws notFound for one that is not the person's to see. */
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

// A colleague's name is what a reference to them says.
const named = ({ id, name }: Row) => ({ id: String(id), name: name as Bilingual })
