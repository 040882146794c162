// Demo leads of the last weeks: type, assignee, response time and outcome.
import type { Word } from '../../../src/schema/enumerations.ts'
import { dayAfter, localDay, momentOf } from '../../core/time/time.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { questions } from '../../core/demo/content/sentences.ts'
import { demoRow, typedMoment } from '../../core/demo/demoRow.ts'
import { randomMobile, randomPerson } from '../../core/demo/person.ts'
import type { Random } from '../../core/demo/random.ts'
import { clockLeads, type BusinessTimeRows } from './clockLeads.ts'
import { dayMs } from '../../../src/schema/core/time/dayLength.ts'

type LeadType = Word<'leadType'>
/** Inputs of leads. */
export interface LeadTeam extends BusinessTimeRows {
  staff: readonly RowOf<'staff'>[]
  makes: readonly RowOf<'makes'>[]
  models: readonly RowOf<'models'>[]
  customers: readonly RowOf<'customers'>[]
}

const departments: Record<LeadType, Word<'department'>> = {
  'New Car Sales': 'Sales',
  'Used Car Sales': 'Sales',
  'Test Drive': 'Sales',
  'General Inquiry': 'General',
  'After Sales Inquiry': 'Service',
  'Parts Inquiry': 'Parts',
}
const shares: Record<LeadType, number> = {
  'New Car Sales': 38,
  'Used Car Sales': 16,
  'Test Drive': 14,
  'General Inquiry': 12,
  'After Sales Inquiry': 12,
  'Parts Inquiry': 8,
}
const outcomes: Record<LeadType, readonly Word<'leadOutcome'>[]> = {
  'New Car Sales': ['sold', 'quoted', 'quoted'],
  'Used Car Sales': ['sold', 'quoted'],
  'Test Drive': ['booked'],
  'General Inquiry': ['answered'],
  'After Sales Inquiry': ['answered', 'booked'],
  'Parts Inquiry': ['quoted', 'answered'],
}
const types = Object.keys(shares) as LeadType[]
const [opening, closing] = [10 * 60, 19 * 60]

/** Returns a function that draws a lead at a random time in the last `days` days before `now`. */
export function leadsOf(context: LeadTeam, random: Random, now: Date, days: number): () => RowOf<'leads'> {
  const today = localDay(now)
  const midnights = Array.from({ length: days + 2 }, (_, place) => Date.parse(momentOf(dayAfter(today, 1 - place), '00:00')))
  const earlier: RowOf<'leads'>[] = []
  const clocked = clockLeads(context, now)
  return () => {
    const twin = earlier.length > 0 && random.chance(0.03) ? random.pick(earlier) : null
    const lead = withOffer(clocked(makeLead(context, random, now, momentsOf(midnights, random, now), twin)))
    if (earlier.length < 200) earlier.push(lead)
    return lead
  }
}

/** With an offer of a car's price where one was made: by its outcome, or for a third of the new cars that are talked about. */
function withOffer(lead: RowOf<'leads'>): RowOf<'leads'> {
  const { type, status, outcome, createdAt } = lead
  const seconds = Math.floor(Date.parse(createdAt) / 1000)
  const isCar = type === 'New Car Sales' || type === 'Used Car Sales'
  const offered = outcome === 'sold' || outcome === 'quoted' || (status === 'in-progress' && seconds % 3 === 0)
  if (!isCar || !offered) return lead
  const thousands = type === 'New Car Sales' ? 75 + (seconds % 190) : 32 + (seconds % 110)
  return { ...lead, offerPrice: thousands * 100_000 - 10_000, offerUntil: dayAfter(localDay(createdAt), 14) }
}

interface Moments {
  at: Date
  respondsAt: Date
  /** Whether the showroom was open. */
  inHours: boolean
}

// Leads come by day and evening; response minutes count in showroom hours only.
function momentsOf(midnights: readonly number[], random: Random, now: Date): Moments {
  for (;;) {
    const place = random.integer(1, midnights.length - 1)
    const minute = random.chance(0.85) ? random.integer(8 * 60, 23 * 60) : random.integer(0, 24 * 60 - 1)
    const at = (midnights[place] ?? 0) + minute * 60_000 + random.integer(0, 59_999)
    if (at >= now.getTime()) continue
    const wait = random.weighted([8, 22, 37, 52, 200], (one) => ({ 8: 40, 22: 22, 37: 12, 52: 8 })[one] ?? 18) * (0.6 + random.next() * 0.7)
    const counting =
      minute < opening ? (midnights[place] ?? 0) + opening * 60_000 : minute < closing ? at : (midnights[place - 1] ?? 0) + opening * 60_000
    return { at: new Date(at), respondsAt: new Date(counting + wait * 60_000), inHours: minute >= opening && minute < closing }
  }
}

function statusOf(answered: boolean, age: number, random: Random): Word<'leadStatus'> {
  if (random.chance(0.01)) return 'deleted'
  if (!answered) return random.chance(age > 4 ? 0.995 : 0.05) ? 'closed' : 'pending'
  const done = Math.min(0.985, 0.2 + age / 15)
  return random.chance(done) ? (random.chance(0.45) ? 'completed' : 'closed') : 'in-progress'
}

function makeLead(
  context: LeadTeam,
  random: Random,
  now: Date,
  { at, respondsAt, inHours }: Moments,
  twin: RowOf<'leads'> | null,
): RowOf<'leads'> {
  const type = random.weighted(types, (one) => shares[one])
  const department = departments[type]
  const person = randomPerson(random)
  const customer =
    twin === null && context.customers.length > 1 && random.chance(0.3) ? random.pick(context.customers.slice(1, 1000)) : null
  const arabic = (customer?.languageId ?? person.languageId) === '2'
  const location = random.chance(0.85) ? random.pick(context.dealershipLocations) : null
  const team = context.staff.filter(
    (one) =>
      one.leadTypes.includes(type) &&
      one.staffType !== 'Driver' &&
      one.staffType !== 'Technician' &&
      (location === null || one.locationIds.includes(location.id)),
  )
  const age = (now.getTime() - at.getTime()) / dayMs
  // Most of those that still wait came today.
  const answered = twin === null && respondsAt < now && random.chance(age < 1 ? 0.75 : age < 4 ? 0.98 : 0.93)
  const status = twin ? 'closed' : statusOf(answered, age, random)
  const assigneeId = team.length > 0 && (answered || random.chance(0.7)) ? random.pick(team).id : null
  const make = random.pick(context.makes)
  const models = context.models.filter(({ makeId }) => makeId === make.id)
  const source = random.weighted(['landing', 'walkIn', 'phone', 'campaign', 'marketplace', 'social', 'referral'] as const, (one) =>
    one === 'landing' ? 4 : one === 'phone' ? (inHours ? 3 : 0) : one === 'walkIn' ? Number(inHours) : 1,
  )
  const ended = new Date(Math.min(now.getTime(), (answered ? respondsAt : at).getTime() + random.integer(1, 96) * 3_600_000))
  const changedAt = status === 'in-progress' ? respondsAt : ended
  const row = demoRow(
    'leads',
    {
      id: random.id(at),
      at,
      by: source === 'landing' ? null : assigneeId,
      changed: status === 'pending' ? undefined : { at: changedAt, by: assigneeId, times: answered && status !== 'in-progress' ? 2 : 1 },
    },
    {
      name: twin?.name ?? (customer ? `${customer.firstName} ${customer.lastName}` : `${person.firstName} ${person.lastName}`),
      type,
      mobile: twin?.mobile ?? customer?.mobile ?? randomMobile(random),
      email: customer?.email ?? (random.chance(0.3) ? `${person.latin}@example.com` : null),
      status,
      assigneeId,
      locationId: location?.id,
      department,
      customerId: customer?.id,
      makeId: type === 'General Inquiry' ? null : make.id,
      model: type !== 'General Inquiry' && models.length > 0 ? random.pick(models).name.en : null,
      message: random.chance(0.6) ? random.pick(questions[type])[arabic ? 1 : 0] : null,
      source,
      utm:
        source === 'campaign' || source === 'social'
          ? `utm_source=${random.pick(['snapchat', 'instagram', 'x', 'google'])}&utm_campaign=${random.pick(['national-day', 'ramadan', 'summer'])}`
          : null,
      contactMethod: random.chance(0.5) ? random.pick(['call', 'whatsapp', 'whatsapp', 'sms', 'email'] as const) : null,
      preferredAt: random.chance(0.15) ? typedMoment(at.getTime() + random.integer(4, 72) * 3_600_000) : null,
      firstResponseAt: answered ? respondsAt.toISOString() : null,
      outcome: status === 'completed' ? random.pick(outcomes[type]) : null,
      lostReason:
        status !== 'closed'
          ? null
          : twin
            ? 'duplicate'
            : answered
              ? random.pick(['price', 'boughtElsewhere', 'notInterested', 'unreachable'] as const)
              : 'junk',
      duplicateOfId: twin?.id,
    },
  )
  // The status 'deleted' implies deletedAt.
  return status === 'deleted' ? { ...row, deletedAt: row.updatedAt } : row
}
