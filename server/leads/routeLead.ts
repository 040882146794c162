// Automatic assignment of leads: which leads, to whom, and whom to notify when nobody is available.
import { sql } from 'kysely'
import type { RowOf, Scope } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import type { Services } from '../core/services.ts'
import { openChooser } from './chooseAssignee.ts'
import { managersOf } from '../core/access/managersOf.ts'
import { notify, type Notice } from '../notifications/index.ts'
import { wordKey } from '../../src/schema/core/dataKeys.ts'

/** Whether a lead assignment rule covers this type at this branch; a rule for the branch takes precedence over one for all. */
export async function isRouted(tx: Scope, lead: Row): Promise<boolean> {
  const { rows } = await sql<{ automatic: boolean }>`select automatic from "leadRouting"
    where type = ${lead['type']} and ("locationId" is null or "locationId" = ${lead['locationId'] ?? null}) and "deletedAt" is null
    order by "locationId" is null, automatic limit 1`.execute(tx)
  return rows[0]?.automatic === true
}

/** The assignee of a new lead and the time of assignment; empty when no rule covers it or nobody who takes it is at work. */
export async function assigneeOnArrival(services: Services, tx: Scope, lead: Row): Promise<Row> {
  if (!(await isRouted(tx, lead))) return {}
  const choose = await openChooser({ services, tx }, { atWork: true })
  const taker = await choose(lead)
  return taker ? { assigneeId: taker.id, assignedAt: services.now().toISOString() } : {}
}

/** The text parameters for a lead's type. */
export const leadTypeParams =
  (services: Services, lead: Row, more: (language: 'en' | 'ar') => Record<string, string | number> = () => ({})): Notice['params'] =>
  (language) => ({
    type: services.texts(language, wordKey('leadType', lead['type'])),
    ...more(language === 'arabic' ? 'ar' : 'en'),
  })

/** The managers responsible for a lead, administrators only when there are none; and the administrators who are not among them. */
export async function findLeadManagers(tx: Scope, lead: RowOf<'leads'>): Promise<{ managers: string[]; directors: string[] }> {
  const all = await managersOf(tx, 'leads', lead)
  const { rows } = await sql<{ id: string }>`select staff.id from staff join designation on designation.id = staff."designationId"
    where designation.role = 'Administrator'`.execute(tx)
  const [directors, nearer] = [true, false].map((leads) => all.filter((id) => rows.some((one) => one.id === id) === leads))
  return nearer?.length ? { managers: nearer, directors: directors ?? [] } : { managers: all, directors: [] }
}

/** Notifies the managers responsible for a lead; administrators only when there are none. */
export async function notifyLeadManagers(
  services: Services,
  tx: Scope,
  lead: RowOf<'leads'>,
  notice: Notice,
  without: string | null,
): Promise<void> {
  const { managers } = await findLeadManagers(tx, lead)
  const people = managers.filter((id) => id !== without)
  await notify(services, tx, people, { ...notice, resource: 'leads', rowId: lead.id })
}
