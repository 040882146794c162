// Demo payments of services and deposits, each with the events that led to its state.
import type { Word } from '../../../src/schema/enumerations.ts'
import { defaultCurrency } from '../../../src/schema/core/time/region.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { demoRow } from '../../core/demo/demoRow.ts'
import { between, doneVisits, hour, hoursAgo, type DemoContext } from '../../masters/demo/index.ts'

type State = Word<'paymentState'>
interface Course {
  provider: Word<'paymentProvider'>
  states: readonly State[]
  /** Still in progress: it began within the last hours. */
  young?: true
}
// Every provider state of an instalment order, and cash payments.
const instalments: readonly (readonly State[])[] = [
  ['new'],
  ['new', 'approved'],
  ['new', 'on_hold'],
  ['new', 'approved', 'authorised'],
  ['new', 'approved', 'authorised', 'updated'],
  ['new', 'approved', 'authorised', 'partially_captured'],
  ['new', 'approved', 'authorised', 'fully_captured'],
  ['new', 'approved', 'authorised', 'fully_captured', 'partially_refunded'],
  ['new', 'approved', 'authorised', 'fully_captured', 'fully_refunded'],
  ['new', 'declined'],
  ['new', 'expired'],
  ['new', 'approved', 'canceled'],
]
// Courses of a payment by card on the gateway's page: paid at once or not at all.
const cards: readonly (readonly State[])[] = [
  ['new', 'fully_captured'],
  ['new', 'fully_captured', 'partially_refunded'],
  ['new', 'expired'],
]
const counter: readonly Course[] = [
  { provider: 'card', states: ['new', 'fully_captured'] },
  { provider: 'card', states: ['new', 'fully_captured'] },
  { provider: 'cash', states: ['new', 'fully_captured'] },
  { provider: 'card', states: ['new', 'declined'] },
  { provider: 'transfer', states: ['new', 'fully_captured'] },
  { provider: 'card', states: ['new', 'fully_captured', 'fully_refunded'] },
  { provider: 'transfer', states: ['new'], young: true },
]
const paidAtCounter = 28
const deposits = 8

const sumsOf = (states: readonly State[], amount: number) => ({
  capturedAmount: states.includes('fully_captured') ? amount : states.includes('partially_captured') ? Math.floor(amount / 2) : 0,
  refundedAmount: states.includes('fully_refunded') ? amount : states.includes('partially_refunded') ? Math.floor(amount / 4) : 0,
  canceledAmount: states.includes('canceled') ? amount : 0,
})

/**
 * Payments: by instalments where the company offers them, at the counter, deposits on cars that are being sold, and transfers for
 * `transferred`.
 */
export function makePayments(
  context: DemoContext,
  newReference: () => string,
  transferred: readonly RowOf<'appointments'>[],
): RowOf<'payments'>[] {
  const { random, now, masters, leads } = context
  const offered = masters.featureFlags.some(({ flag, enabled }) => flag === 'TAMARA_INTEGRATION' && enabled)
  const byCard = masters.settings.some(({ cardPayments }) => cardPayments)
  const courses: Course[] = [
    ...(offered ? instalments.map((states, place): Course => ({ provider: 'tamara', states, ...(place < 3 ? { young: true } : {}) })) : []),
    ...Array.from({ length: paidAtCounter }, (_, place) => counter[place % counter.length] ?? random.pick(counter)),
    ...(byCard ? cards.map((states): Course => ({ provider: 'moyasar', states })) : []),
  ]
  const visits = random.shuffled(doneVisits(context).filter(({ totals }) => totals.gross > 0))
  const buyers = random.shuffled(
    leads.filter(({ type, customerId, status }) => type === 'New Car Sales' && customerId && status === 'completed'),
  )
  const pay = (course: Course, begun: Date, of: Pick<RowOf<'payments'>, 'orderType' | 'refId' | 'customerId' | 'amount'>) => {
    const at = course.young ? hoursAgo(context, between(context, 0.2, 2)) : begun
    const step = Math.max(60_000, Math.min(hour * 5, (now.getTime() - at.getTime()) / (course.states.length + 1)))
    const events = course.states.map((name, place) => ({ at: new Date(at.getTime() + Math.round(place * step)).toISOString(), name }))
    const last = new Date(events.at(-1)?.at ?? at)
    return demoRow(
      'payments',
      { id: random.id(at), at, by: null, changed: events.length > 1 ? { at: last, by: null, times: events.length - 1 } : undefined },
      {
        ...of,
        ref: newReference(),
        currency: defaultCurrency,
        provider: course.provider,
        providerOrderId:
          course.provider === 'tamara'
            ? `TMR-${random.integer(10_000_000, 99_999_999)}`
            : course.provider === 'moyasar'
              ? random.id(at)
              : null,
        ...(course.provider === 'tamara' ? { instalments: 4 } : {}),
        ...sumsOf(course.states, of.amount),
        state: course.states.at(-1),
        events,
      },
    )
  }
  return [
    ...courses.slice(0, visits.length).map((course, place) => {
      const visit = visits[place] ?? random.pick(visits)
      const orderType = place % 9 === 4 ? ('makePayment' as const) : ('service' as const)
      return pay(course, new Date(visit.endAt), { orderType, refId: visit.id, customerId: visit.customerId, amount: visit.totals.gross })
    }),
    ...buyers.slice(0, deposits).map((lead, place) =>
      pay(counter[place % 3] ?? random.pick(counter), new Date(Math.min(Date.parse(lead.updatedAt), hoursAgo(context, 2).getTime())), {
        orderType: 'vehicleDeposite',
        refId: lead.id,
        customerId: lead.customerId,
        amount: random.pick([100_000, 200_000, 500_000]),
      }),
    ),
    ...transferred.map(({ id, customerId, endAt, totals }) =>
      pay({ provider: 'transfer', states: ['new', 'fully_captured'] }, new Date(endAt), {
        orderType: 'service',
        refId: id,
        customerId,
        amount: totals.gross,
      }),
    ),
  ]
}
