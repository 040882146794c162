// Writes to customers whose car is due for service: once until the car has had work done again, reminds them once, and then has them called.
// Runs once a day, in pages of cars. The event of a message makes it unique, so a run that is repeated, or that two servers do, sends nothing
// twice.
// docs/decisions/service-reminders.md
import { sql } from 'kysely'
import { languages } from '../../src/schema/core/limits.ts'
import { dayMs, daysBetween } from '../../src/schema/core/time/dayLength.ts'
import { unaudited } from '../core/commit/unaudited.ts'
import { linkAddress } from '../core/access/signedLink.ts'
import { shorten } from '../core/access/shortLink.ts'
import type { Condition } from '../core/db/list/conditions.ts'
import { findRow, selectedColumns, type RowOf, type Scope } from '../core/db/repository.ts'
import { tenantOf } from '../core/db/scope.ts'
import type { Services } from '../core/services.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { quietAround } from '../core/time/quietHours.ts'
import { localDay } from '../core/time/time.ts'
import { findSettings } from '../core/time/workshop.ts'
import { agreesToMarketing, messageWords } from '../messages/index.ts'
import { dueCars } from './recommendServices.ts'

type Vehicle = RowOf<'vehicles'>
type Customer = RowOf<'customers'>
/** Has a customer called who answered neither message. */
export type CallOwner = (services: Services, tx: Scope, customer: Customer, car: Vehicle, remindedAt: string) => Promise<void>
/** Cars in one transaction that only reads. */
const atOnce = 200
/** Days between two advertising messages to a customer. */
const pauseDays = 3
/** Days after a visit without a message: what is still due was offered then. */
const restDays = 30
/** Days for which the link opens the booking. */
const linkDays = 60

// A car that is booked, in the workshop or served at home needs no message.
const isIdle: Condition = sql`not exists (select from appointments visit where visit."vehicleId" = vehicles.id and visit.type = 'service'
    and visit.status <> 'delivered' and visit.closure = 'none' and visit."deletedAt" is null)
  and not exists (select from "homeService" home where home."vehicleId" = vehicles.id and home.status <> 'closed' and home."deletedAt" is null)`

async function carsAfter(tx: Scope, after: string): Promise<Vehicle[]> {
  const { rows } = await sql<Vehicle>`select ${selectedColumns('vehicles')} from vehicles
    where id > ${after} and status = 'Approved' and "deletedAt" is null and ${isIdle} order by id limit ${atOnce}`.execute(tx)
  return rows
}

interface Sent {
  event: string
  status: string
  createdAt: string
}
async function sentFor(tx: Scope, events: readonly string[]): Promise<ReadonlyMap<string, Sent>> {
  const { rows } =
    await sql<Sent>`select event, status, to_char("createdAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
    from messages where event = any(${[...events]}::text[]) and "deletedAt" is null`.execute(tx)
  return new Map(rows.map((one) => [one.event, one]))
}

/** What is to be done now for a car: its message or its reminder is sent, or its owner, who answered neither, is called. */
type Step = { event: string } | { remindedAt: string }
/** The step of a car; each comes the days of the setting after the one before, and only if that one left. */
function nextStep(event: string, sent: ReadonlyMap<string, Sent>, repeatDays: number, now: Date): Step | null {
  const again = `${event}:again`
  const [first, second] = [sent.get(event), sent.get(again)]
  if (!first) return { event }
  const last = second ?? first
  const waits = Date.parse(last.createdAt) + repeatDays * dayMs > now.getTime()
  if (repeatDays === 0 || waits || last.status === 'withheld' || last.status === 'failed') return null
  return second ? { remindedAt: second.createdAt } : { event: again }
}

async function isPaused(tx: Scope, customerId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - pauseDays * dayMs).toISOString()
  const { rows } = await sql`select from messages where "customerId" = ${customerId} and marketing and "createdAt" > ${since}
    and status not in ('failed', 'withheld') limit 1`.execute(tx)
  return rows.length > 0
}

/** The owner of a car whom the dealer may address about it, locked, so that two of their cars do not both find that nothing was done. */
async function ownerOf(tx: Scope, { id: vehicleId, customerId }: Vehicle): Promise<Customer | undefined> {
  const customer = await findRow(tx, 'customers', customerId, { lock: true })
  if (!customer || customer.mergedIntoId || customer.erasedAt || !agreesToMarketing(customer.consents ?? [])) return undefined
  // The car may have been booked, sold or deleted since its page was read.
  const { rows } = await sql`select from vehicles where id = ${vehicleId} and "customerId" = ${customerId} and status = 'Approved'
    and "deletedAt" is null and ${isIdle}`.execute(tx)
  return rows.length === 0 ? undefined : customer
}

async function write(services: Services, tx: Scope, customer: Customer, vehicleId: string, event: string): Promise<void> {
  const now = services.now()
  const { languageId, mobile: recipient, id: customerId, firstName } = customer
  if (await isPaused(tx, customerId, now)) return
  const language = languageOf(languageId)
  const words = await messageWords(services, tx, language, 'serviceDue')
  const { name } = await findSettings(tx)
  const page = linkAddress(services, language, 'book-service', { tenantId: await tenantOf(tx), car: vehicleId })
  const { url, hidden } = await shorten(services, tx, page, new Date(now.getTime() + linkDays * dayMs))
  const text = (link: string) => words({ name: firstName, tenant: name[languages[language].code], link })
  const about = { resource: 'vehicles', rowId: vehicleId, event, kind: 'serviceDue', marketing: true } as const
  await services.messages.queue(tx, { recipient, customerId, languageId, body: text(url), kept: text(hidden), link: url, ...about }, now)
}

/**
 * Does what is due today, outside the quiet hours, each step in its own transaction. The day is marked at the end, so a run that was cut
 * begins again.
 */
export async function remindServices(services: Services, tenantId: string, now: Date, callOwner: CallOwner): Promise<void> {
  const today = localDay(now)
  const read = <T>(what: (tx: Scope) => Promise<T>): Promise<T> => services.engine.scoped(tenantId, what)
  const settings = await read(findSettings)
  const { serviceDueDays: days, serviceDueRepeatDays: repeatDays, serviceDueOn } = settings
  if (days === 0 || serviceDueOn === today || quietAround(settings, now.toISOString())) return
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { last, due } = await read(async (tx) => {
      const cars = await carsAfter(tx, after)
      const judged = await dueCars(tx, cars, new Date(now.getTime() + days * dayMs))
      const events = judged.flatMap(({ car, lastOn }) =>
        lastOn !== null && daysBetween(lastOn, today) < restDays ? [] : [{ car, event: `serviceDue:${car.id}:${lastOn ?? 'never'}` }],
      )
      const sent = await sentFor(
        tx,
        events.flatMap(({ event }) => [event, `${event}:again`]),
      )
      const next = events.flatMap(({ car, event: one }) => {
        const step = nextStep(one, sent, repeatDays, now)
        return step === null ? [] : [{ car, step }]
      })
      return { last: cars.length < atOnce ? undefined : cars.at(-1)?.id, due: next }
    })
    for (const { car, step } of due)
      await read(async (tx) => {
        const customer = await ownerOf(tx, car)
        if (!customer) return
        if ('event' in step) await write(services, tx, customer, car.id, step.event)
        else await callOwner(services, tx, customer, car, step.remindedAt)
      })
    if (last === undefined) break
    after = last
  }
  await read((tx) => unaudited('noEdit', sql`update settings set "serviceDueOn" = ${today}`).execute(tx))
}
