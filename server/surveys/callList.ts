// The call centre's list: customers whom a survey cannot reach by message, or who did not answer one. Two callers never get the same
// customer.
import { sql } from 'kysely'
import { passes, rowRule, type Actor } from '../../src/schema/core/access.ts'
import type { OutboundCall, TakenCall } from '../../src/schema/surveys/calls/surveyFamily.ts'
import { resources } from '../../src/schema/resources.ts'
import { findSettings } from '../core/time/workshop.ts'
import { ruleCondition, type Condition } from '../core/db/list/conditions.ts'
import { selectedColumns, countRows, findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import { presentRow } from '../core/access/present.ts'
import { Problem } from '../core/http/problem.ts'
import { rowsById } from '../core/commit/rowsById.ts'
import type { Acting } from '../core/commit/saveRecord.ts'
import { updateUnaudited } from '../core/commit/unaudited.ts'
import { staffActor } from '../core/commit/actor.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'
import { customerName } from '../../src/schema/core/customerName.ts'
import { numbersFor } from '../customers/index.ts'

type Invitation = RowOf<'surveyInvitations'>
/** Milliseconds for which a call is leased to one person. */
const lease = 10 * 60_000

/**
 * The condition for invitations that the person may call. Throws forbidden (403) without the right to make calls, as for staff who may only
 * read surveys.
 */
export function callRule(actor: Actor): Condition {
  // The right to edit invitations; a right to change surveys is not needed.
  const rule = rowRule(actor, resources.surveyInvitations, 'edit')
  if (rule.length === 0) throw new Problem('forbidden')
  return ruleCondition(rule, actor)
}

interface Which {
  when?: 'now' | 'later'
  surveyId?: string | undefined
  locationId?: string | undefined
}
async function callable({ services, tx, actor }: Acting, { when = 'now', surveyId, locationId }: Which): Promise<Condition[]> {
  const now = services.now()
  const { surveyCallDays } = await findSettings(tx)
  const since = new Date(now.getTime() - surveyCallDays * dayMs).toISOString()
  const later = sql`"nextCallAt" > ${now.toISOString()}`
  return [
    callRule(actor),
    sql`"deletedAt" is null and state = 'asked' and "expiresAt" > ${now.toISOString()}`,
    sql`"surveyId" in (select id from surveys where status = 'active' and surveys."deletedAt" is null)`,
    sql`(channel = 'none' or attempts > 0 or "askedAt" <= ${since})`,
    when === 'later' ? later : sql`(${later}) is not true`,
    ...(surveyId ? [sql`"surveyId" = ${surveyId}`] : []),
    ...(locationId ? [sql`"locationId" = ${locationId}`] : []),
  ]
}
// Agreed calls come first, then those with the fewest attempts, then the longest waiting.
const order = sql`"nextCallAt" nulls last, attempts, "askedAt", id`

async function rowsOf(tx: Scope, conditions: Condition[], tail: Condition): Promise<Invitation[]> {
  const { rows } = await sql<Invitation>`select ${selectedColumns('surveyInvitations')} from "surveyInvitations"
    where ${sql.join(conditions, sql` and `)} order by ${order} ${tail}`.execute(tx)
  return rows
}
const isHeld = ({ leaseUntil, callerId }: Invitation, by: string, now: Date): boolean =>
  leaseUntil !== null && leaseUntil > now.toISOString() && callerId !== by

async function describe({ services, tx, actor }: Acting, rows: readonly Invitation[]): Promise<OutboundCall[]> {
  const now = services.now()
  const [surveys, customers, callers] = [
    await rowsById(
      tx,
      'surveys',
      rows.map((one) => one.surveyId),
    ),
    await rowsById(
      tx,
      'customers',
      rows.map((one) => one.customerId),
    ),
    await rowsById(
      tx,
      'staff',
      rows.map((one) => one.callerId),
    ),
  ]
  const seen = rowRule(actor, resources.customers, 'show').length > 0
  const numbers = seen ? await numbersFor(tx, rows, customers) : new Map<string, string>()
  return rows.map((row) => {
    const survey = surveys.get(row.surveyId)
    const person = seen ? customers.get(row.customerId) : undefined
    const shown = person && presentRow('customers', person, actor, 'show')
    const clear = person !== undefined && passes(rowRule(actor, resources.customers, 'unmask'), actor, person)
    const caller = row.leaseUntil !== null && row.leaseUntil > now.toISOString() && row.callerId ? callers.get(row.callerId) : undefined
    const { id, attempts, result, askedAt, nextCallAt, expiresAt } = row
    return {
      ...{ id, attempts, result, askedAt, nextCallAt, expiresAt },
      survey: { id: row.surveyId, name: survey?.name ?? { en: '', ar: '' } },
      customer: shown
        ? { id: shown.id, name: customerName(shown), mobile: shown.mobile ?? (clear ? (numbers.get(row.id) ?? null) : null) }
        : null,
      caller: caller ? { id: caller.id, name: caller.name } : null,
    }
  })
}

/** A page of the list, and the numbers that wait now and later. */
export async function listCalls(acting: Acting, which: Which & { page: number; size: number }) {
  const { tx } = acting
  const [conditions, other] = [
    await callable(acting, which),
    await callable(acting, { ...which, when: which.when === 'later' ? 'now' : 'later' }),
  ]
  const rows = await rowsOf(tx, conditions, sql`limit ${which.size} offset ${(which.page - 1) * which.size}`)
  const total = await countRows(tx, 'surveyInvitations', conditions)
  const rest = await countRows(tx, 'surveyInvitations', other)
  const [now, later] = which.when === 'later' ? [rest, total] : [total, rest]
  return { data: await describe(acting, rows), total, now, later }
}

async function findNext(acting: Acting, locationId: string | undefined): Promise<Invitation | undefined> {
  const { services, tx, actor } = acting
  const now = services.now().toISOString()
  const conditions = await callable(acting, { locationId })
  const mine = [...conditions, sql`"callerId" = ${actor.id} and "leaseUntil" > ${now}`]
  const free = [...conditions, sql`("leaseUntil" is null or "leaseUntil" <= ${now})`]
  // Two simultaneous callers do not wait for each other: each gets another row.
  const taken = sql`limit 1 for update skip locked`
  return (await rowsOf(tx, mine, taken))[0] ?? (await rowsOf(tx, free, taken))[0]
}

async function findNamed({ tx, actor, services }: Acting, id: string): Promise<Invitation> {
  const row = await findRow(tx, 'surveyInvitations', id, { lock: true, conditions: [callRule(actor)] })
  if (!row) throw new Problem('notFound')
  if (row.state !== 'asked') throw new Problem('alreadyExists')
  if (isHeld(row, actor.id, services.now())) throw new Problem('callTaken')
  return row
}

// The lease is no change of the invitation, so it has no audit entry.
const leaseCall = ({ services, tx, actor }: Acting, row: Invitation, changes: Partial<Invitation>): Promise<Invitation> =>
  updateUnaudited(tx, 'noEdit', 'surveyInvitations', row, changes, staffActor(actor.id), services.now())

/**
 * Leases the named call, or the next one, for ten minutes; an own lease is extended. Throws callTaken (409) while somebody else has it,
 * alreadyExists (409) once it is answered.
 */
export async function takeCall(
  acting: Acting,
  { invitationId, locationId }: { invitationId?: string | undefined; locationId?: string | undefined },
) {
  const { services, actor } = acting
  const found = invitationId ? await findNamed(acting, invitationId) : await findNext(acting, locationId)
  if (!found) return null
  const leaseUntil = new Date(services.now().getTime() + lease).toISOString()
  const row = await leaseCall(acting, found, { callerId: actor.id, leaseUntil })
  return showCall(acting, row)
}

async function showCall(acting: Acting, row: Invitation): Promise<TakenCall> {
  const { tx } = acting
  const [shown] = await describe(acting, [row])
  const survey = await findRow(tx, 'surveys', row.surveyId)
  const customer = await findRow(tx, 'customers', row.customerId)
  if (!shown || !survey || !customer) throw new Problem('notFound')
  const visit = row.appointmentId ? await findRow(tx, 'appointments', row.appointmentId) : undefined
  const location = visit && (await findRow(tx, 'dealershipLocations', visit.locationId, { deleted: true }))
  return {
    ...shown,
    leaseUntil: row.leaseUntil ?? '',
    languageId: customer.languageId,
    script: survey.script,
    questions: survey.questions,
    appointmentId: row.appointmentId,
    visit: visit && location ? { startAt: visit.startAt, location: location.name } : null,
    answers: await earlierAnswers(tx, row),
  }
}

// The answers given before an earlier call was interrupted.
async function earlierAnswers(tx: Scope, { surveyId, customerId, appointmentId, askedAt }: Invitation) {
  const { rows } = await sql<{ answers: Record<string, unknown> }>`select answers from "surveyResponses"
    where "surveyId" = ${surveyId} and "customerId" = ${customerId} and "appointmentId" is not distinct from ${appointmentId}
    and result = 'Incomplete' and "createdAt" >= ${askedAt} order by "createdAt" desc limit 1`.execute(tx)
  return rows[0]?.answers ?? {}
}

/** Releases the person's own call; false when it is no longer theirs. Throws notFound (404) for an unknown call. */
export async function releaseCall(acting: Acting, id: string): Promise<boolean> {
  const { tx, actor } = acting
  const row = await findRow(tx, 'surveyInvitations', id, { lock: true, conditions: [callRule(actor)] })
  if (!row) throw new Problem('notFound')
  if (row.callerId !== actor.id || row.leaseUntil === null) return false
  await leaseCall(acting, row, { leaseUntil: null })
  return true
}

/** The call that a result is about, locked. Throws notFound (404) when it is not this customer's, callTaken or alreadyExists (409). */
export async function callFor(
  acting: Acting,
  id: string,
  { surveyId, customerId }: Pick<Invitation, 'surveyId' | 'customerId'>,
): Promise<Invitation> {
  const row = await findNamed(acting, id)
  if (row.surveyId !== surveyId || row.customerId !== customerId) throw new Problem('notFound')
  return row
}
