// Checks after a round that the stored data agree with every acknowledged answer. Each finding is a sentence.
import { sql } from 'kysely'
import { nextPaymentStep } from '../../src/schema/payments/paymentSteps.ts'
import { listRows, type RowOf, type Scope } from '../../server/core/db/repository.ts'
import { orderAtMoyasar, orderAtTamara } from '../core/server/paymentFixture.ts'
import { checkDelivered } from './checkDelivered.ts'
import type { Company } from './company.ts'
import type { Providers } from './providers.ts'
import type { Details } from './visits.ts'

/** The findings and the counts. */
export interface Findings {
  wrong: string[]
  counts: Record<string, number>
}
type Booking = Pick<RowOf<'appointments'>, 'id' | 'status' | 'closure' | 'startAt' | 'endAt' | 'advisorId' | 'bay'>

const all = async <R>(tx: Scope, query: ReturnType<typeof sql<R>>): Promise<R[]> => (await query.execute(tx)).rows

async function checkBookings(tx: Scope, details: readonly Details[]): Promise<string[]> {
  const rows = await all(
    tx,
    // References contain no hyphen, so the prefix is unambiguous: the three letters alone occurred once in 27,000 bookings.
    sql<Booking>`select id, status, closure, "startAt", "endAt", "advisorId", bay from appointments where ref not like 'REM-%'`,
  )
  const claims = await all(
    tx,
    sql<{
      appointmentId: string
      resource: string
      startAt: string
    }>`select "appointmentId", resource, "startAt" from "slotClaims" where "expiresAt" is null`,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const wrong: string[] = []
  for (const { id, startAt, end } of details) {
    const row = byId.get(id)
    const found = row && {
      startAt: row.startAt,
      end: row.closure === 'cancelled' ? 'cancelled' : row.status === 'delivered' ? 'delivered' : 'open',
    }
    if (!found) wrong.push(`Lost: booking ${id} was confirmed and is not there.`)
    else if (found.startAt !== startAt || found.end !== end)
      wrong.push(`Booking ${id} is ${found.end} at ${found.startAt}, its customer was told ${end} at ${startAt}.`)
  }
  if (rows.length !== details.length) wrong.push(`Twice: ${rows.length} bookings are there, ${details.length} were confirmed.`)
  for (const row of rows) {
    const own = claims.filter(({ appointmentId }) => appointmentId === row.id)
    const units = (Date.parse(row.endAt) - Date.parse(row.startAt)) / 1_800_000
    const wanted = row.closure === 'none' ? units * 2 : 0
    if (own.length !== wanted) wrong.push(`Booking ${row.id} (${row.status}, ${row.closure}) has ${own.length} claims, not ${wanted}.`)
  }
  for (const { appointmentId, resource, startAt } of claims)
    if (!byId.has(appointmentId)) wrong.push(`Claim of ${resource} at ${startAt} without a booking.`)
  return wrong
}

const promised = ({ events }: RowOf<'payments'>): boolean => events.some(({ name }) => ['authorised', 'fully_captured'].includes(name))

async function checkPayments(
  tx: Scope,
  details: readonly Details[],
  { tamara, moyasar }: Providers,
): Promise<{ wrong: string[]; payments: RowOf<'payments'>[] }> {
  const { data: payments } = await listRows(tx, 'payments', { page: 1, size: 10_000 })
  const wrong: string[] = []
  for (const one of payments) {
    const id = one.providerOrderId ?? ''
    const order = one.provider === 'moyasar' ? orderAtMoyasar(moyasar, id) : orderAtTamara(tamara, id)
    const sums = (row: Pick<RowOf<'payments'>, 'state' | 'capturedAmount' | 'refundedAmount' | 'canceledAmount'>) =>
      [row.state, row.capturedAmount, row.refundedAmount, row.canceledAmount].join(' ')
    const [ours, theirs] = [sums(one), order && sums(order as typeof one)]
    if (ours !== theirs) wrong.push(`Payment ${one.id} is ${ours}, the order at ${one.provider} is ${theirs ?? 'not there'}.`)
    const left = nextPaymentStep(one)
    if (left) wrong.push(`Payment ${one.id} (${ours}) still waits for: ${left.do}.`)
  }
  for (const { id, end, order } of details) {
    const one = order && payments.find((payment) => payment.id === order.id)
    if (!order) continue
    if (!one) wrong.push(`Lost: payment ${order.id} of booking ${id} was opened and is not there.`)
    const kept = one ? one.capturedAmount - one.refundedAmount : 0
    // A card is charged at once, and refunded when the visit is cancelled; Tamara when the car is handed over.
    const charged = order.provider === 'moyasar' ? end !== 'cancelled' : end === 'delivered'
    const due = order.approved && charged ? one?.amount : 0
    if (kept !== due)
      wrong.push(
        `Payment ${order.id} keeps ${kept} of a booking that is ${end} (${order.approved ? 'approved' : 'not approved'}), not ${due}.`,
      )
  }
  return { wrong, payments }
}

/** The messages that a customer gets for each event of a visit, once each. */
function expectedOf(
  details: readonly Details[],
  payments: readonly RowOf<'payments'>[],
  { reminders, people, surveyId, campaignId }: Company,
  until: number,
): Map<string, number> {
  const expected = new Map<string, number>()
  const add = (name: string, count = 1) => expected.set(name, (expected.get(name) ?? 0) + count)
  for (const { id, moves, end } of details) {
    add(`bookingConfirmation:${id}`)
    if (moves > 0) add(`bookingMoved:${id}`, moves)
    if (end === 'cancelled') add(`bookingCancelled:${id}`)
    if (end !== 'delivered') continue
    for (const stage of ['inWorkshop', 'completed']) add(`stage:${id}:${stage}`)
    add(`survey:${surveyId}:${id}`)
  }
  for (const one of payments) {
    if (promised(one)) add(`paymentReceived:${one.id}`)
    const back = one.refundedAmount + (promised(one) ? one.canceledAmount : 0)
    if (back > 0) add(`paymentReturned:${one.id}`)
  }
  for (const { event, at } of reminders) if (at <= until) add(event)
  for (const { id } of people) add(`campaign:${campaignId}:${id}`)
  return expected
}

/** The event without the parts that differ between attempts. */
function plainEvent(event: string): string {
  const [kind = '', id = '', version = '', last] = event.split(':')
  if (['reminder', 'campaign', 'survey'].includes(kind)) return event
  return kind === 'stage' ? `stage:${id}:${last ?? version}` : `${kind}:${id}`
}

async function checkMessages(tx: Scope, expected: Map<string, number>, late: (event: string) => boolean) {
  const rows = await all(
    tx,
    sql<{
      id: string
      event: string | null
      kind: string
      status: string
    }>`select id, event, kind, status from messages where event is not null`,
  )
  const sent = new Map<string, number>()
  for (const { event } of rows) sent.set(plainEvent(event ?? ''), (sent.get(plainEvent(event ?? '')) ?? 0) + 1)
  const wrong: string[] = []
  let [lost, twice] = [0, 0]
  for (const [event, count] of expected) {
    const found = sent.get(event) ?? 0
    if (found < count) lost += count - found
    if (found !== count) wrong.push(`${event}: ${found} messages, not ${count}.`)
  }
  for (const [event, count] of sent) {
    const surplus = count - (expected.get(event) ?? 0)
    if (surplus <= 0 || (late(event) && count === 1)) continue
    twice += surplus
    if (!expected.has(event)) wrong.push(`${event}: ${count} messages, none was due.`)
  }
  return { wrong, rows, lost, twice }
}

interface Counted {
  status: string
  eligible: number
  recipients: number
}

async function checkCampaign(tx: Scope, { people, campaignId }: Company): Promise<string[]> {
  const [one] = await all(
    tx,
    sql<Counted>`select status, (counts->>'eligible')::int as eligible,
      (select count(*)::int from "campaignRecipients" where "campaignId" = ${campaignId}) as recipients from campaigns where id = ${campaignId}`,
  )
  const agrees = one?.status === 'sent' && one.eligible === people.length && one.recipients === people.length
  return agrees ? [] : [`The campaign for ${people.length} people stands at ${JSON.stringify(one)}.`]
}

/** Runs all checks. `until`: the last time at which a reminder was certainly due before the end. */
export async function checkAll(
  tx: Scope,
  scene: { company: Company; providers: Providers },
  details: readonly Details[],
  until: number,
): Promise<Findings> {
  const bookings = await checkBookings(tx, details)
  const { wrong: paid, payments } = await checkPayments(tx, details, scene.providers)
  const late = (event: string) => scene.company.reminders.some((one) => one.event === event && one.at > until)
  const messages = await checkMessages(tx, expectedOf(details, payments, scene.company, until), late)
  const carried = await checkDelivered(tx, scene.providers)
  const campaign = await checkCampaign(tx, scene.company)
  const count = (end: Details['end']) => details.filter((one) => one.end === end).length
  return {
    wrong: [...bookings, ...paid, ...messages.wrong, ...carried.wrong, ...campaign],
    counts: {
      bookings: details.length,
      cancelled: count('cancelled'),
      delivered: count('delivered'),
      moves: details.reduce((sum, { moves }) => sum + moves, 0),
      payments: payments.length,
      reminders: scene.company.reminders.filter(({ at }) => at <= until).length,
      campaign: scene.company.people.length,
      messages: messages.rows.length,
      carried: carried.carried,
      doubtful: carried.doubtful,
      lost: messages.lost + carried.lost,
      twice: messages.twice + carried.twice,
    },
  }
}
