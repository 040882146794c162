// New leads that nobody takes go to the next colleague, the managers and those above them, after the tenant's limits of business time; those
// that somebody took but did not answer are reassigned, once.
import { sql } from 'kysely'
import { businessMinutes } from '../core/time/businessMinutes.ts'
import { hoursByBranch } from '../core/time/openHours.ts'
import { minutesAfter } from '../core/time/time.ts'
import { findSettings } from '../core/time/workshop.ts'
import { lockRows } from '../core/db/manyRows.ts'
import { countRows, findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import type { Services } from '../core/services.ts'
import { openChooser, openTakers, type Chooser, type Taker } from './chooseAssignee.ts'
import { tellTakers } from './announceLead.ts'
import { notify, type Notice } from '../notifications/index.ts'
import { findLeadManagers, isRouted, leadTypeParams, notifyLeadManagers } from './routeLead.ts'
import { commit } from '../core/commit/commit.ts'
import { jobActor } from '../core/commit/actor.ts'
import { unaudited } from '../core/commit/unaudited.ts'
import { isOpen } from '../../src/schema/transitions.ts'
import { wordKey } from '../../src/schema/core/dataKeys.ts'
import { enumerations, type Word } from '../../src/schema/enumerations.ts'
import { dayMinutes } from '../../src/schema/core/time/dayLength.ts'

type Lead = RowOf<'leads'>
/** Leads in one transaction. */
const atOnce = 50
/** Older leads are not reassigned. */
const freshDays = 14

const order: readonly Word<'leadEscalation'>[] = enumerations.leadEscalation
const freshFrom = (now: Date) => minutesAfter(now.toISOString(), -freshDays * dayMinutes)
const unanswered = (now: Date) => [
  sql`status = 'pending' and "firstResponseAt" is null and "deletedAt" is null`,
  sql`"createdAt" > ${freshFrom(now)}`,
]

// Notifications are sent here with their own texts, so no reaction runs.
const change = (services: Services, tx: Scope, before: Lead, changes: Row, name: 'leadsUnanswered' | 'leadsWaiting'): Promise<Lead> =>
  commit({ services, tx }, { resource: 'leads', action: 'update', before, changes, by: jobActor(name), silent: true })

/** Processes leads in pages, each in its own transaction; no lead twice in one run. */
async function inPages(
  services: Services,
  tenantId: string,
  work: (tx: Scope, last: string | undefined) => Promise<readonly Lead[]>,
): Promise<void> {
  for (let last: string | undefined; ;) {
    const from = last
    const page = await services.engine.scoped(tenantId, (tx) => work(tx, from))
    if (page.length < atOnce) return
    last = page.at(-1)?.id
  }
}
const after = (last: string | undefined) => (last === undefined ? [] : [sql`id > ${last}`])

async function escalate(services: Services, tx: Scope, lead: Lead, choose: Chooser): Promise<void> {
  const now = services.now()
  const taker = await choose(lead, lead.assigneeId)
  const given = taker ? { assigneeId: taker.id, assignedAt: now.toISOString() } : {}
  const about = { resource: 'leads' as const, rowId: lead.id }
  // Before the lead goes to somebody else: afterwards a colleague with own leads alone may not see it.
  if (lead.assigneeId)
    await notify(services, tx, [lead.assigneeId], { ...about, kind: 'leadOverdue', params: leadTypeParams(services, lead) })
  await change(services, tx, lead, { escalatedAt: now.toISOString(), ...given }, 'leadsUnanswered')
  const notice = reassigned(services, lead, taker)
  if (taker) await notify(services, tx, [taker.id], { ...about, ...notice })
  await notifyLeadManagers(services, tx, lead, notice, taker?.id ?? lead.assigneeId)
}

function reassigned(services: Services, lead: Lead, taker: Taker | undefined) {
  // When nobody else is at work, the lead stays with its assignee.
  if (!taker)
    return { kind: lead.assigneeId ? ('leadOverdue' as const) : ('leadUnassigned' as const), params: leadTypeParams(services, lead) }
  return { kind: 'leadReassigned' as const, params: leadTypeParams(services, lead, (language) => ({ name: taker.name[language] })) }
}

/** Escalates new leads, and reassigns those that somebody took but did not answer in time; each once, however many processes run it. */
export async function escalateLeads(services: Services, tenantId: string): Promise<void> {
  await escalateNewLeads(services, tenantId)
  await reassignUnanswered(services, tenantId)
}

async function reassignUnanswered(services: Services, tenantId: string): Promise<void> {
  const now = services.now()
  await inPages(services, tenantId, async (tx, last) => {
    const { leadAnswerMinutes: limit } = await findSettings(tx)
    if (limit === 0) return []
    const since = sql`coalesce("assignedAt", "createdAt") <= ${minutesAfter(now.toISOString(), -limit)}`
    const due = [...unanswered(now), sql`"escalatedAt" is null and escalation is null`, since, ...after(last)]
    if ((await countRows(tx, 'leads', due)) === 0) return []
    // The chooser's lock lets one transaction at a time in, so no other run changes the leads found then.
    const choose = await openChooser({ services, tx }, { atWork: true })
    const leads = await lockRows(tx, 'leads', due, atOnce)
    const hoursOf = hoursByBranch(tx, freshFrom(now))
    for (const lead of leads)
      if (businessMinutes(lead.assignedAt ?? lead.createdAt, now.toISOString(), await hoursOf(lead.locationId)) >= limit)
        await escalate(services, tx, lead, choose)
    return leads
  })
}

type Step = 'next' | 'managers' | 'director'
interface Escalating {
  services: Services
  tx: Scope
  choose: Chooser
  /** The business minutes of the step, which the notice names. */
  limit: number
}

/** Gives the lead to the next colleague who is free and tells both; answers undefined where there is nobody. */
async function giveToNext({ services, tx, choose }: Escalating, lead: Lead): Promise<Lead | undefined> {
  const taker = await choose(lead, lead.assigneeId)
  if (!taker) return undefined
  const about = { resource: 'leads' as const, rowId: lead.id }
  if (lead.assigneeId) await notify(services, tx, [lead.assigneeId], { ...about, ...reassigned(services, lead, taker) })
  const at = services.now().toISOString()
  const changes = { escalation: 'next', assigneeId: taker.id, assignedAt: at, escalatedAt: at }
  const given = await change(services, tx, lead, changes, 'leadsUnanswered')
  await notify(services, tx, [taker.id], { ...about, kind: 'leadAssigned', params: leadTypeParams(services, lead) })
  return given
}

/** Tells the managers, or those above them, how long the lead has waited; not the one who has it. */
async function tellAbove({ services, tx, limit }: Escalating, lead: Lead, step: 'managers' | 'director'): Promise<Lead> {
  const { managers, directors } = await findLeadManagers(tx, lead)
  const people = (step === 'managers' ? managers : directors).filter((id) => id !== lead.assigneeId)
  const params = leadTypeParams(services, lead, () => ({ smart_count: limit }))
  await notify(services, tx, people, { kind: 'leadWaiting', params, resource: 'leads', rowId: lead.id })
  return change(services, tx, lead, { escalation: step }, 'leadsUnanswered')
}

/**
 * Escalates new leads that nobody has taken, each step once: to the next colleague, the managers, and those above them. Minutes are the
 * branch's business time since the lead came.
 */
async function escalateNewLeads(services: Services, tenantId: string): Promise<void> {
  const now = services.now()
  await inPages(services, tenantId, async (tx, last) => {
    const { leadNextMinutes, leadManagersMinutes, leadDirectorMinutes } = await findSettings(tx)
    const steps: readonly (readonly [Step, number])[] = [
      ['next', leadNextMinutes],
      ['managers', leadManagersMinutes],
      ['director', leadDirectorMinutes],
    ]
    const since = sql`"createdAt" <= ${minutesAfter(now.toISOString(), -leadNextMinutes)}`
    const due = [...unanswered(now), sql`escalation <> 'director'`, since, ...after(last)]
    if ((await countRows(tx, 'leads', due)) === 0) return []
    const choose = await openChooser({ services, tx }, { atWork: true })
    const leads = await lockRows(tx, 'leads', due, atOnce)
    const hoursOf = hoursByBranch(tx, freshFrom(now))
    for (const lead of leads) {
      const minutes = businessMinutes(lead.createdAt, now.toISOString(), await hoursOf(lead.locationId))
      let present = lead
      for (const [step, limit] of steps) {
        if (minutes < limit || order.indexOf(present.escalation ?? 'director') >= order.indexOf(step)) continue
        const one = { services, tx, choose, limit }
        present = step === 'next' ? ((await giveToNext(one, present)) ?? present) : await tellAbove(one, present, step)
      }
    }
    return leads
  })
}

/** Tells of leads that came while nobody who takes them was at work, once somebody is. */
async function announceWaitingLeads(services: Services, tenantId: string): Promise<void> {
  const now = services.now()
  await inPages(services, tenantId, async (tx, last) => {
    const waiting = [...unanswered(now), sql`escalation = 'waiting' and "assigneeId" is null`, ...after(last)]
    if ((await countRows(tx, 'leads', waiting)) === 0) return []
    const takersOf = await openTakers({ services, tx })
    const leads = await lockRows(tx, 'leads', waiting, atOnce)
    for (const lead of leads) {
      const { present } = await takersOf(lead)
      if (present.length === 0) continue
      await change(services, tx, lead, { escalation: 'announced' }, 'leadsWaiting')
      await tellTakers(services, tx, lead, present)
    }
    return leads
  })
}

/** Assigns leads that came while nobody was at work, and tells of those that no rule assigns. */
export async function shareWaitingLeads(services: Services, tenantId: string): Promise<void> {
  await assignWaitingLeads(services, tenantId)
  await announceWaitingLeads(services, tenantId)
}

async function assignWaitingLeads(services: Services, tenantId: string): Promise<void> {
  const now = services.now()
  await inPages(services, tenantId, async (tx, last) => {
    const never = sql`"assigneeId" is null and "assignedAt" is null and "escalatedAt" is null`
    const routed = sql`type in (select type from "leadRouting" where automatic and "leadRouting"."deletedAt" is null)`
    const waiting = [...unanswered(now), never, routed, ...after(last)]
    if ((await countRows(tx, 'leads', waiting)) === 0) return []
    const choose = await openChooser({ services, tx }, { atWork: true })
    const leads = await lockRows(tx, 'leads', waiting, atOnce)
    for (const lead of leads) {
      const taker = (await isRouted(tx, lead)) ? await choose(lead) : undefined
      if (!taker) continue
      const changes = {
        assigneeId: taker.id,
        assignedAt: now.toISOString(),
        ...(lead.escalation === 'waiting' ? { escalation: 'announced' } : {}),
      }
      await change(services, tx, lead, changes, 'leadsWaiting')
      await notify(services, tx, [taker.id], {
        kind: 'leadAssigned',
        params: leadTypeParams(services, lead),
        resource: 'leads',
        rowId: lead.id,
      })
    }
    return leads
  })
}

const subjectOf = (services: Services, one: RowOf<'followUps'>): Notice['params'] =>
  one.type ? leadTypeParams(services, one) : (language) => ({ type: services.texts(language, wordKey('followedRecord', one.about)) })

/** Reminds of due follow-ups, each once: the person who is to make it, or the lead's assignee when that account is inactive. */
export async function remindFollowUps(services: Services, tenantId: string): Promise<void> {
  const now = services.now()
  const due = [
    sql`"dueAt" <= ${now.toISOString()} and "dueAt" > ${minutesAfter(now.toISOString(), -dayMinutes)}`,
    sql`"remindedAt" is null and "contactResult" is null and "deletedAt" is null`,
  ]
  await services.engine.scoped(tenantId, async (tx) => {
    for (const one of await lockRows(tx, 'followUps', due, atOnce)) {
      await unaudited('noEdit', sql`update "followUps" set "remindedAt" = ${now.toISOString()} where id = ${one.id}`).execute(tx)
      const lead = one.leadId ? await findRow(tx, 'leads', one.leadId) : undefined
      if (one.leadId && (!lead || !isOpen('lead', lead.status))) continue
      const writer = one.staffId ? await findRow(tx, 'staff', one.staffId) : undefined
      const who = writer?.active ? writer.id : lead?.assigneeId
      if (!who) continue
      const row = lead ? ({ resource: 'leads', rowId: lead.id } as const) : ({ resource: 'followUps', rowId: one.id } as const)
      await notify(services, tx, [who], { kind: 'followUpDue', params: subjectOf(services, one), ...row })
    }
  })
}
