// Leads that nobody answered within the tenant's limit of business time go to somebody else, once, and those who lead are told.
import { sql } from 'kysely'
import { businessMinutes } from '../booking/businessMinutes.ts'
import { openHours, type OpenHours } from '../booking/openHours.ts'
import { minutesAfter } from '../booking/time.ts'
import { findSettings } from '../booking/workshop.ts'
import { lockRows } from '../db/manyRows.ts'
import { countRows, findRow, updateRow, type RowOf, type Scope } from '../db/repository.ts'
import type { Row } from '../db/rows.ts'
import type { House } from '../house.ts'
import { auditChange } from './auditChange.ts'
import { openChooser, type Chooser, type Taker } from './chooseAssignee.ts'
import { notify } from './notify.ts'
import { isRouted, leadTypeParams, tellLeadManagers } from './routeLead.ts'

type Lead = RowOf<'leads'>
/** Leads of one transaction. */
const atOnce = 50
/** What has lain for longer is not shuffled any more. */
const freshDays = 14

const freshFrom = (now: Date) => minutesAfter(now.toISOString(), -freshDays * 1440)
const unanswered = (now: Date) => [
  sql`status = 'pending' and "firstResponseAt" is null and "deletedAt" is null`,
  sql`"createdAt" > ${freshFrom(now)}`,
]

async function change(tx: Scope, before: Lead, values: Row, now: Date): Promise<Lead> {
  const after = await updateRow(tx, 'leads', before, values, null, now)
  await auditChange(tx, { resource: 'leads', rowId: before.id, action: 'update', before, after, by: null, now })
  return after
}

/** Works page after page of leads, each page in a transaction of its own; no lead twice in one run. */
async function inPages(
  house: House,
  tenantId: string,
  work: (tx: Scope, last: string | undefined) => Promise<readonly Lead[]>,
): Promise<void> {
  for (let last: string | undefined; ;) {
    const from = last
    const page = await house.engine.scoped(tenantId, (tx) => work(tx, from))
    if (page.length < atOnce) return
    last = page.at(-1)?.id
  }
}
const after = (last: string | undefined) => (last === undefined ? [] : [sql`id > ${last}`])

async function escalate(house: House, tx: Scope, lead: Lead, choose: Chooser): Promise<void> {
  const now = house.now()
  const taker = await choose(lead, lead.assigneeId)
  const given = taker ? { assigneeId: taker.id, assignedAt: now.toISOString() } : {}
  await change(tx, lead, { escalatedAt: now.toISOString(), ...given }, now)
  const about = { resource: 'leads' as const, rowId: lead.id }
  if (lead.assigneeId) await notify(house, tx, [lead.assigneeId], { ...about, kind: 'leadOverdue', params: leadTypeParams(house, lead) })
  const notice = reassigned(house, lead, taker)
  if (taker) await notify(house, tx, [taker.id], { ...about, ...notice })
  await tellLeadManagers(house, tx, lead, notice, taker?.id ?? lead.assigneeId)
}

function reassigned(house: House, lead: Lead, taker: Taker | undefined) {
  // Where nobody else is there to take it, it stays where it is.
  if (!taker) return { kind: lead.assigneeId ? ('leadOverdue' as const) : ('leadUnassigned' as const), params: leadTypeParams(house, lead) }
  return { kind: 'leadReassigned' as const, params: leadTypeParams(house, lead, (language) => ({ name: taker.name[language] })) }
}

/** Reassigns what nobody answered in time. Every lead once, however many processes try at the same time. */
export async function escalateLeads(house: House, tenantId: string): Promise<void> {
  const now = house.now()
  await inPages(house, tenantId, async (tx, last) => {
    const { leadAnswerMinutes: limit } = await findSettings(tx)
    if (limit === 0) return []
    const since = sql`coalesce("assignedAt", "createdAt") <= ${minutesAfter(now.toISOString(), -limit)}`
    const due = [...unanswered(now), sql`"escalatedAt" is null`, since, ...after(last)]
    if ((await countRows(tx, 'leads', due)) === 0) return []
    // The chooser lets one transaction at a time in; what is found then is not changed by another run.
    const choose = await openChooser({ house, tx }, { atWork: true })
    const leads = await lockRows(tx, 'leads', due, atOnce)
    const hoursOf = new Map<string | null, OpenHours>()
    for (const lead of leads) {
      const hours = hoursOf.get(lead.locationId) ?? (await openHours(tx, lead.locationId, freshFrom(now)))
      hoursOf.set(lead.locationId, hours)
      if (businessMinutes(lead.assignedAt ?? lead.createdAt, now.toISOString(), hours) >= limit) await escalate(house, tx, lead, choose)
    }
    return leads
  })
}

/** Gives leads that came while nobody was at work to whoever is there now. */
export async function shareWaitingLeads(house: House, tenantId: string): Promise<void> {
  const now = house.now()
  await inPages(house, tenantId, async (tx, last) => {
    const never = sql`"assigneeId" is null and "assignedAt" is null and "escalatedAt" is null`
    const routed = sql`type in (select type from "leadRouting" where automatic and "leadRouting"."deletedAt" is null)`
    const waiting = [...unanswered(now), never, routed, ...after(last)]
    if ((await countRows(tx, 'leads', waiting)) === 0) return []
    const choose = await openChooser({ house, tx }, { atWork: true })
    const leads = await lockRows(tx, 'leads', waiting, atOnce)
    for (const lead of leads) {
      const taker = (await isRouted(tx, lead)) ? await choose(lead) : undefined
      if (!taker) continue
      await change(tx, lead, { assigneeId: taker.id, assignedAt: now.toISOString() }, now)
      await notify(house, tx, [taker.id], { kind: 'leadAssigned', params: leadTypeParams(house, lead), resource: 'leads', rowId: lead.id })
    }
    return leads
  })
}

/** Reminds of follow-ups that are due, each once: whoever is to make it, or whose the lead is where that account is closed. */
export async function remindFollowUps(house: House, tenantId: string): Promise<void> {
  const now = house.now()
  const due = [
    sql`"dueAt" <= ${now.toISOString()} and "dueAt" > ${minutesAfter(now.toISOString(), -1440)}`,
    sql`"remindedAt" is null and "contactResult" is null and "deletedAt" is null`,
  ]
  await house.engine.scoped(tenantId, async (tx) => {
    for (const one of await lockRows(tx, 'followUps', due, atOnce)) {
      await sql`update "followUps" set "remindedAt" = ${now.toISOString()} where id = ${one.id}`.execute(tx)
      const lead = await findRow(tx, 'leads', one.leadId)
      if (!lead || !['pending', 'in-progress'].includes(lead.status)) continue
      const writer = one.staffId ? await findRow(tx, 'staff', one.staffId) : undefined
      const who = writer?.active ? writer.id : lead.assigneeId
      if (who)
        await notify(house, tx, [who], { kind: 'followUpDue', params: leadTypeParams(house, one), resource: 'leads', rowId: lead.id })
    }
  })
}
