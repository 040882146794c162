// The subjects a customer can pay for and their amounts, read from our own rows and never from the call.
import type { Bilingual } from '../../src/schema/core/values.ts'
import { sql } from 'kysely'
import { amountDue, totalsOf } from '../../src/schema/core/money.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { findSettings } from '../core/time/workshop.ts'
import { findRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Caller } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { awaitsDeposit } from '../appointments/index.ts'
import { throughGateway } from './account.ts'
import { paidBefore } from './paidFor.ts'
import { agentVisibility } from '../core/access/agentRights.ts'

type Customer = RowOf<'customers'>
/** Something to be paid. Amounts in minor units, with VAT. */
export interface Subject {
  orderType: Word<'paymentOrderType'>
  refId: string
  /** Whether it keeps the time of a booking, and until when. */
  deposit: boolean
  dueAt: string | null
  /** The reference that people use; '' when it has none. */
  ref: string
  title: Bilingual
  startAt: string | null
  amount: number
  tax: number
  currency: string
  locationId: string | null
  lines: readonly { code: string; name: Bilingual; total: number; tax: number }[]
  /** When to capture: as soon as the order is authorised, or at delivery. */
  takes: 'atOnce' | 'atDelivery'
}
const sold: readonly Word<'leadType'>[] = ['New Car Sales', 'Used Car Sales']

/** The title of a booking on payments. */
export const titleOfBooking = ({ services }: Pick<RowOf<'appointments'>, 'services'>): Subject['title'] => ({
  en: services.map(({ name }) => name.en).join(', '),
  ar: services.map(({ name }) => name.ar).join('، '),
})

const notDeposit = { deposit: false, dueAt: null } as const
/** The deposit of a booking that awaits it, with its part of the VAT. */
function ofDeposit({ id, ref, startAt, locationId, services, totals, deposit, depositDueAt }: RowOf<'appointments'>): Subject {
  const title = titleOfBooking({ services })
  const [amount, { vat, gross, currency }] = [deposit ?? 0, totals]
  const tax = gross > 0 ? Math.round((vat * amount) / gross) : 0
  return {
    ...{ orderType: 'service', refId: id, ref, title, startAt, amount, tax, currency, locationId, takes: 'atOnce' },
    ...{ deposit: true, dueAt: depositDueAt, lines: [{ code: ref, name: title, total: amount, tax }] },
  }
}

function ofBooking(booking: RowOf<'appointments'>, before: number): Subject {
  if (awaitsDeposit(booking)) return ofDeposit(booking)
  const { id, ref, startAt, locationId, services, totals } = booking
  const lines = services.map(({ code, name, price }) => {
    const { gross, vat } = totalsOf([price])
    return { code, name, total: gross, tax: vat }
  })
  const title = titleOfBooking({ services })
  const { vat, currency } = totals
  const amount = amountDue(totals) - before
  const tax = Math.min(vat, amount)
  // With rounding, a discount or points the lines may not add up to the amount; then the booking is the only line.
  const exact = lines.reduce((sum, { total }) => sum + total, 0) === amount
  const whole = [{ code: ref, name: title, total: amount, tax }]
  return {
    orderType: 'service',
    refId: id,
    ...notDeposit,
    ref,
    title,
    startAt,
    amount,
    tax,
    currency,
    locationId,
    takes: 'atDelivery',
    lines: exact ? lines : whole,
  }
}

function ofLead(
  lead: RowOf<'leads'>,
  deposit: number,
  currency: string,
  names: Map<string, Bilingual>,
  car: RowOf<'stockCars'> | undefined,
): Subject {
  const make = names.get(lead.makeId ?? '')
  const title = { en: [make?.en, lead.model].filter(Boolean).join(' '), ar: [make?.ar, lead.model].filter(Boolean).join(' ') }
  const line = { code: 'DEPOSIT', name: title, total: deposit, tax: 0 }
  return {
    orderType: 'vehicleDeposite',
    refId: lead.id,
    ...notDeposit,
    // A car that is kept for its deposit is free again after that.
    dueAt: car?.reservedUntil ?? null,
    ref: '',
    title,
    startAt: null,
    amount: deposit,
    tax: 0,
    currency,
    locationId: lead.locationId,
    takes: 'atOnce',
    lines: [line],
  }
}

function ofRequest({ id, ref, purpose, amount, currency }: RowOf<'payments'>): Subject {
  const title = { en: purpose ?? '', ar: purpose ?? '' }
  const line = { code: ref, name: title, total: amount, tax: 0 }
  return {
    orderType: 'makePayment',
    refId: id,
    ...notDeposit,
    ref,
    title,
    startAt: null,
    amount,
    tax: 0,
    currency,
    locationId: null,
    takes: 'atOnce',
    lines: [line],
  }
}

const conditions = {
  service: (customer: Customer) => [
    sql`"customerId" = ${customer.id} and type in ('service', 'walkIn') and closure = 'none' and status <> 'delivered'`,
    sql`(totals->>'gross')::int8 > coalesce((totals->>'byPoints')::int8, 0)`,
  ],
  vehicleDeposite: (customer: Customer) => [
    sql`("customerId" = ${customer.id} or ("customerId" is null and mobile = ${customer.mobile}))`,
    sql`type in (${sql.join([...sold])}) and status in ('pending', 'in-progress')`,
  ],
  makePayment: (customer: Customer) => [
    sql`"customerId" = ${customer.id} and "orderType" = 'makePayment' and state = 'new' and not (${throughGateway}) and amount > 0`,
  ],
}
const limit = { size: 30, sort: 'createdAt', order: 'DESC' } as const

/** The cars for sale that leads are about. */
async function carsOf(tx: Scope, leads: readonly RowOf<'leads'>[]): Promise<Map<string, RowOf<'stockCars'>>> {
  const ids = leads.flatMap(({ stockCarId }) => stockCarId ?? [])
  const cars = ids.length > 0 ? await readRows(tx, 'stockCars', { size: ids.length, ids }) : []
  return new Map(cars.map((car) => [car.id, car]))
}

async function leadSubjects(tx: Scope, leads: readonly RowOf<'leads'>[]): Promise<Subject[]> {
  const { vehicleDeposit, currencyCode } = await findSettings(tx)
  if (!vehicleDeposit || leads.length === 0) return []
  const ids = leads.flatMap(({ makeId }) => (makeId ? [makeId] : []))
  const makes = ids.length > 0 ? await readRows(tx, 'makes', { size: 100, ids }) : []
  const names = new Map(makes.map(({ id, name }) => [id, name]))
  const cars = await carsOf(tx, leads)
  return leads.flatMap((lead) => {
    const car = cars.get(lead.stockCarId ?? '')
    // Nobody pays for a car that somebody else has.
    if (lead.stockCarId && !(car?.leadId === lead.id ? car.status === 'reserved' : car?.status === 'available')) return []
    return [ofLead(lead, vehicleDeposit, currencyCode, names, car)]
  })
}

/** Everything that the customer can pay for now; for a colleague who acts for them, limited by the colleague's rights. */
export async function listSubjects(tx: Scope, payer: { customer: Customer } & Pick<Caller, 'agent'>): Promise<Subject[]> {
  const { customer } = payer
  const bookings = await readRows(tx, 'appointments', {
    ...limit,
    conditions: [...conditions.service(customer), ...agentVisibility(payer, 'appointments')],
  })
  const leads = await readRows(tx, 'leads', {
    ...limit,
    conditions: [...conditions.vehicleDeposite(customer), ...agentVisibility(payer, 'leads')],
  })
  const requests = await readRows(tx, 'payments', {
    ...limit,
    conditions: [...conditions.makePayment(customer), ...agentVisibility(payer, 'payments')],
  })
  const before = await paidBefore(
    tx,
    bookings.map(({ id }) => id),
  )
  const services = bookings.map((booking) => ofBooking(booking, before.get(booking.id) ?? 0)).filter(({ amount }) => amount > 0)
  return [...requests.map(ofRequest), ...services, ...(await leadSubjects(tx, leads))]
}

/**
 * One of them, its row locked so that only one order is opened. Throws notFound (404) for another customer's, and when it cannot be paid.
 */
export async function findSubject(
  tx: Scope,
  customer: Customer,
  { orderType, refId }: { orderType: Word<'paymentOrderType'>; refId: string },
): Promise<Subject> {
  const locked = { lock: true }
  if (orderType === 'service') {
    const booking = await findRow(tx, 'appointments', refId, { ...locked, conditions: conditions.service(customer) })
    const subject = booking && ofBooking(booking, (await paidBefore(tx, [booking.id])).get(booking.id) ?? 0)
    if (subject && subject.amount > 0) return subject
  } else if (orderType === 'vehicleDeposite') {
    const lead = await findRow(tx, 'leads', refId, { ...locked, conditions: conditions.vehicleDeposite(customer) })
    const [subject] = lead ? await leadSubjects(tx, [lead]) : []
    if (subject) return subject
  } else {
    const request = await findRow(tx, 'payments', refId, { ...locked, conditions: conditions.makePayment(customer) })
    if (request) return ofRequest(request)
  }
  throw new Problem('notFound')
}
