// Demo complaints and feedback: what customers say after a visit, and the state of the answer.
import type { Word } from '../../../src/schema/enumerations.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { complaintTexts, feedbackTexts, firstReplies, resolutions, thanks } from './caseTexts.ts'
import { inForm } from '../../core/demo/person.ts'
import { demoRow } from '../../core/demo/demoRow.ts'
import { between, day, doneVisits, hour, hoursAgo, managerOf, sayIn, type DemoContext } from '../../masters/demo/index.ts'

// Approximate days that each severity's business time takes.
const daysOf: Record<Word<'severity'>, number> = { critical: 1, high: 2, normal: 3, low: 5 }
const counts = { complaints: 36, feedback: 72 }

const minute = 60_000
type Fate = 'fresh' | 'begun' | 'late' | 'lateBegun' | 'solved' | 'withdrawn' | 'reopened'
const complaintFates: readonly Fate[] = [
  'solved',
  'fresh',
  'late',
  'solved',
  'begun',
  'solved',
  'lateBegun',
  'solved',
  'withdrawn',
  'reopened',
]
const feedbackFates: readonly Fate[] = [
  'solved',
  'solved',
  'fresh',
  'solved',
  'begun',
  'solved',
  'solved',
  'solved',
  'late',
  'solved',
  'solved',
]
const ages: Record<Fate, (days: number) => [fromHours: number, toHours: number]> = {
  fresh: () => [0.5, 20],
  begun: () => [4, 22],
  late: (days) => [days * 24 + 3, days * 24 + 40],
  lateBegun: (days) => [days * 24 + 5, days * 24 + 70],
  solved: (days) => [days * 24 + 24, 44 * 24],
  withdrawn: () => [100, 40 * 24],
  reopened: (days) => [days * 24 + 60, 12 * 24],
}
const statusOf = (fate: Fate): Word<'complaintStatus'> =>
  fate === 'fresh' || fate === 'late' ? 'open' : fate === 'solved' || fate === 'withdrawn' ? 'closed' : 'in-progress'
const steps: Record<Fate, number> = { fresh: 0, late: 0, begun: 1, lateBegun: 1, withdrawn: 1, solved: 2, reopened: 3 }

interface Matter {
  category: Word<'complaintCategory'>
  department: Word<'department'>
  severity: Word<'severity'>
  text: readonly [en: string, ar: string]
  rating: number | null
}

function makeCase<N extends 'complaints' | 'feedback'>(
  context: DemoContext,
  visits: readonly RowOf<'appointments'>[],
  name: N,
  matter: Matter,
  fate: Fate,
  ref: string,
): RowOf<N> {
  const { random, customers, now } = context
  const days = daysOf[matter.severity]
  const at = hoursAgo(context, between(context, ...ages[fate](days)))
  const moment = at.toISOString()
  const before = visits.filter(({ endAt }) => endAt < moment)
  const atWork = !['Sales', 'General'].includes(matter.department)
  const visit = atWork ? before.at(-random.integer(1, Math.min(12, before.length || 1))) : undefined
  const customer = customers.find(({ id }) => id === visit?.customerId) ?? random.pick(customers.slice(1))
  const woman = customer.gender === 'female'
  const manager = managerOf(context, matter.department)
  const status = statusOf(fate)
  const ended = new Date(Math.min(now.getTime() - hour / 6, at.getTime() + days * day * between(context, 0.2, 1.15)))
  const begun = new Date(Math.min(now.getTime() - hour / 6, at.getTime() + between(context, 0.3, 3) * hour))
  const answers = matter.rating === null ? resolutions : matter.rating > 3 ? thanks.content : thanks.others
  return demoRow(
    name,
    {
      id: random.id(at),
      at,
      by: random.chance(0.4) ? (managerOf(context, 'General')?.id ?? null) : null,
      changed: steps[fate] === 0 ? undefined : { at: status === 'closed' ? ended : begun, by: manager?.id ?? null, times: steps[fate] },
    },
    {
      ref,
      customerId: customer.id,
      vehicleId: visit?.vehicleId,
      appointmentId: visit?.id,
      locationId: visit?.locationId ?? random.pick(context.masters.dealershipLocations).id,
      department: matter.department,
      category: matter.category,
      severity: matter.severity,
      description: inForm(matter.text[customer.languageId === '2' ? 1 : 0], woman),
      ownerId: fate === 'fresh' || fate === 'late' || fate === 'withdrawn' ? null : manager?.id,
      status,
      dueAt: new Date(at.getTime() + days * day).toISOString(),
      escalatedAt: fate === 'late' || fate === 'lateBegun' ? new Date(at.getTime() + days * day + minute).toISOString() : null,
      resolution: fate === 'solved' || fate === 'reopened' ? inForm(sayIn(context, answers, '2'), woman) : null,
      closeReason: fate === 'withdrawn' ? random.pick(['withdrawn', 'duplicate'] as const) : null,
      closedAt: status === 'closed' ? ended.toISOString() : null,
      reopenCount: fate === 'reopened' ? 1 : 0,
      rating: matter.rating,
    },
  )
}

// A low rating opened a complaint in the same minute.
const complaintOf = (context: DemoContext, one: RowOf<'feedback'>, ref: string): RowOf<'complaints'> => {
  const { customerId, vehicleId, appointmentId, locationId, department, category, description, rating, severity } = one
  const { status, ownerId, dueAt, resolution, closeReason, closedAt, escalatedAt, reopenCount } = one
  const at = new Date(one.createdAt)
  const details = { customerId, vehicleId, appointmentId, locationId, department, category, description, rating, severity }
  const worked = { status, ownerId, dueAt, resolution, closeReason, closedAt, escalatedAt, reopenCount }
  const changed = one.version > 1 ? { at: new Date(one.updatedAt), by: one.updatedBy, times: one.version - 1 } : undefined
  return demoRow('complaints', { id: context.random.id(at), at, by: null, changed }, { ...details, ...worked, ref, feedbackId: one.id })
}

// The owner's reply after reading the case.
function replyTo(context: DemoContext, about: RowOf<'complaints'>): RowOf<'caseReplies'> | undefined {
  const { ownerId, customerId, department, locationId, id: complaintId } = about
  if (!ownerId) return undefined
  const at = new Date(Math.min(context.now.getTime() - minute, Date.parse(about.createdAt) + between(context, 0.5, 6) * hour))
  const languageId = context.customers.find(({ id }) => id === customerId)?.languageId ?? '2'
  return demoRow(
    'caseReplies',
    { id: context.random.id(at), at, by: ownerId },
    { complaintId, body: sayIn(context, firstReplies, languageId), languageId, staffId: ownerId, department, locationId, ownerId },
  )
}

/** Complaints in every status and severity, some overdue, and feedback with ratings; low ratings opened a complaint. */
export function makeCases(
  context: DemoContext,
  newReference: () => string,
): { complaints: RowOf<'complaints'>[]; feedback: RowOf<'feedback'>[]; caseReplies: RowOf<'caseReplies'>[] } {
  const { random } = context
  const shuffled = random.shuffled(complaintTexts)
  const once = random.shuffled(feedbackTexts)
  const visits = doneVisits(context)
  const details = Array.from({ length: counts.complaints }, (_, place) => {
    const matter = { ...(shuffled[place % shuffled.length] ?? random.pick(complaintTexts)), rating: null }
    return makeCase(context, visits, 'complaints', matter, complaintFates[place % complaintFates.length] ?? 'solved', newReference())
  })
  const feedback = Array.from({ length: counts.feedback }, (_, place) => {
    const { stars, category, text } = once[place] ?? random.weighted(feedbackTexts, (one) => one.stars ** 1.5)
    const severity = stars === 1 ? 'high' : stars === 2 ? 'normal' : 'low'
    const matter: Matter = { category, text, severity, department: 'Service', rating: stars }
    return makeCase(context, visits, 'feedback', matter, feedbackFates[place % feedbackFates.length] ?? 'solved', newReference())
  })
  const opened = feedback.filter(({ rating }) => rating <= 2).map((one) => complaintOf(context, one, newReference()))
  const complaints = [...details, ...opened]
  return { feedback, complaints, caseReplies: complaints.flatMap((one) => replyTo(context, one) ?? []) }
}
