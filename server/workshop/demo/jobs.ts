// Demo job cards now in the workshop: additional work, customers' decisions, awaited parts.
import { totalsOf } from '../../../src/schema/core/money.ts'
import type { Word } from '../../../src/schema/enumerations.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { awaitedParts, foundWork, refusedWork } from './jobTexts.ts'
import { makeInspections } from './inspections.ts'
import { demoRow } from '../../core/demo/demoRow.ts'
import { day, doneVisits, hour, hoursAgo, sayIn, type DemoContext } from '../../masters/demo/index.ts'

/** Number of job cards with additional work, and the decisions on each. */
const busyJobs = 14
const decisions: readonly (readonly Word<'serviceDecision'>[])[] = [
  ['proposed', 'proposed'],
  ['accepted', 'declined'],
  ['accepted'],
  ['proposed', 'accepted', 'deferred'],
  ['declined'],
]
/** One of so many of the latest finished visits left work undone that its customer did not want then. */
const refusedEvery = 12
const refusedAmong = 360
const inHand: readonly string[] = ['inWorkshop', 'awaitingLabour', 'awaitingParts', 'qc']

/** The rows, and the bookings with their accepted work as lines. */
export function makeJobs(context: DemoContext): {
  appointments: RowOf<'appointments'>[]
  jobServices: RowOf<'jobServices'>[]
  jobParts: RowOf<'jobParts'>[]
  inspectionResults: RowOf<'inspectionResults'>[]
} {
  const { appointments, customers, random, now } = context
  const jobServices: RowOf<'jobServices'>[] = []
  const jobParts: RowOf<'jobParts'>[] = []
  const present = appointments.filter(({ type, status, closure }) => type !== 'testDrive' && closure === 'none' && inHand.includes(status))
  const busy = new Map(present.slice(0, busyJobs).map(({ id }, place) => [id, decisions[place % decisions.length] ?? []]))
  const languages = new Map(customers.map(({ id, languageId }) => [id, languageId]))
  const copied = ({ id, status, locationId, advisorId, technicianId }: RowOf<'appointments'>) => ({
    appointmentId: id,
    ...{ status, locationId, advisorId, technicianId },
  })
  const rows = appointments.map((booking) => {
    if (booking.status === 'awaitingParts' && booking.type !== 'testDrive') jobParts.push(...partsOf(context, booking, copied(booking)))
    const desired = busy.get(booking.id)
    if (!desired) return booking
    const found = random.shuffled(foundWork).slice(0, desired.length)
    const made = found.map((work, place) => {
      const decision = desired[place] ?? 'proposed'
      const at = hoursAgo(context, 1 + random.next() * 3)
      const id = random.id(at)
      const decided = new Date(Math.min(now.getTime(), at.getTime() + 0.4 * hour))
      const over = decision !== 'proposed'
      return demoRow(
        'jobServices',
        { id, at, by: booking.advisorId, changed: over ? { at: decided, by: null, times: 1 } : undefined },
        {
          ...copied(booking),
          code: `JOB-${id.slice(-6).toUpperCase()}`,
          name: work.name,
          price: work.price,
          minutes: work.minutes,
          reason: sayIn(context, [work.reason], languages.get(booking.customerId) ?? '1'),
          // The first question of a car was sent.
          sentAt: over || place === 0 ? at.toISOString() : null,
          decision,
          decidedBy: over ? (place === 0 ? 'customer' : 'staff') : null,
          decidedFrom: over ? (place === 0 ? 'link' : 'call') : null,
          decidedById: over && place > 0 ? booking.advisorId : null,
          decidedAt: over ? decided.toISOString() : null,
        },
      )
    })
    jobServices.push(...made)
    const accepted = made.filter(({ decision }) => decision === 'accepted')
    const services = [
      ...booking.services,
      ...accepted.map(({ code, name, price, minutes }) => ({ code: code ?? '', name, price, minutes })),
    ]
    return { ...booking, services, totals: totalsOf(services.map(({ price }) => price)) }
  })
  jobServices.push(...refusedIn(context))
  const inspected = rows.filter(({ id, status }) => busy.has(id) && status !== 'awaitingLabour')
  return { appointments: rows, jobServices, jobParts, inspectionResults: makeInspections(context, inspected) }
}

/** Work of the catalogue that customers declined or put off in finished visits. */
function refusedIn(context: DemoContext): RowOf<'jobServices'>[] {
  const { masters, customers, random } = context
  return doneVisits(context)
    .slice(-refusedAmong)
    .filter((_visit, place) => place % refusedEvery === 0)
    .flatMap((visit, place) => {
      const work = refusedWork[place % refusedWork.length]
      const service = masters.servicePackages.find(({ code }) => code === work?.code)
      if (!work || !service || visit.services.some(({ code }) => code === work.code)) return []
      const at = new Date(Date.parse(visit.startAt) + hour)
      const decided = new Date(at.getTime() + 0.4 * hour).toISOString()
      const { id: appointmentId, status, locationId, advisorId, technicianId } = visit
      const languageId = customers.find(({ id }) => id === visit.customerId)?.languageId ?? '1'
      return demoRow(
        'jobServices',
        { id: random.id(at), at, by: advisorId, changed: { at: new Date(decided), by: null, times: 1 } },
        {
          ...{ appointmentId, status, locationId, advisorId, technicianId },
          ...{ code: service.code, name: service.name, price: service.price, minutes: service.minutes },
          reason: sayIn(context, [work.reason], languageId),
          ...{ sentAt: at.toISOString(), decision: place % 2 === 0 ? 'deferred' : 'declined', decidedBy: 'customer', decidedFrom: 'link' },
          ...{ decidedById: null, decidedAt: decided },
        },
      )
    })
}

function partsOf(context: DemoContext, booking: RowOf<'appointments'>, copied: object): RowOf<'jobParts'>[] {
  const { random, now } = context
  return random
    .shuffled(awaitedParts)
    .slice(0, random.integer(1, 2))
    .map((part, place) => {
      const at = hoursAgo(context, 3 + random.next() * 20)
      const arrived = place === 1
      return demoRow(
        'jobParts',
        { id: random.id(at), at, by: booking.advisorId },
        {
          ...copied,
          ...part,
          expectedAt: new Date(
            Math.ceil((now.getTime() + (arrived ? -2 * hour : (random.next() * 3 - 0.5) * day)) / hour) * hour,
          ).toISOString(),
          arrivedAt: arrived ? hoursAgo(context, 1).toISOString() : null,
        },
      )
    })
}
