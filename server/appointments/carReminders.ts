// Messages to the owners of cars: for what is due, and before dates that end. Once a day, in pages of cars, outside the quiet hours. The event of
// a message makes it unique, so a run that is repeated, or that two servers do, sends nothing twice.
// docs/decisions/carReminders.md
import { sql } from 'kysely'
import { enumerations, type Word } from '../../src/schema/enumerations.ts'
import { languages, type LanguageWord } from '../../src/schema/core/limits.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'
import { unaudited } from '../core/commit/unaudited.ts'
import { linkAddress } from '../core/access/signedLink.ts'
import { shorten } from '../core/access/shortLink.ts'
import { findRow, selectedColumns, type RowOf, type Scope } from '../core/db/repository.ts'
import { tenantOf } from '../core/db/scope.ts'
import type { Services } from '../core/services.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { quietAround } from '../core/time/quietHours.ts'
import { localDay } from '../core/time/time.ts'
import { findSettings } from '../core/time/workshop.ts'
import { agreesToMarketing, messageWords } from '../messages/index.ts'
import { keepStanding } from './carStanding.ts'
import { judgeCars, type JudgedCar } from './recommendServices.ts'
import { reachOf } from '../customers/index.ts'

type Vehicle = RowOf<'vehicles'>
type Customer = RowOf<'customers'>
type Settings = RowOf<'settings'>
/** What is to be done for a car, in a transaction that holds its owner, who may be addressed. */
export interface CarStep {
  car: Vehicle
  /** The event of the message that it sends: it is left out when that was queued before. null: it sends none. */
  event: string | null
  act: (services: Services, tx: Scope, customer: Customer) => Promise<void>
}
/** A kind of reminder. */
export interface CarReminder {
  isOn: (settings: Settings) => boolean
  /** The steps that are due now for cars of a page. */
  find: (tx: Scope, cars: readonly JudgedCar<Vehicle>[], settings: Settings, now: Date) => Promise<readonly CarStep[]>
}
/** The two stages of a reminder, each with its days in the settings; 0: no message then. */
type StageDays = Readonly<Record<'first' | 'last', number>>
/** The later of the stages that it is time for. */
export const stageOf = (days: StageDays, isTime: (days: number) => boolean): keyof StageDays | undefined =>
  (['last', 'first'] as const).find((stage) => days[stage] > 0 && isTime(days[stage]))

/** Cars in one transaction that only reads. */
const atOnce = 200
/** Days between two advertising messages to a customer. */
const pauseDays = 3

/** Of these cars those that are booked, in the workshop or served at home: they need no message. */
async function busyAmong(tx: Scope, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const these = sql`"vehicleId" = any(${[...ids]}::uuid[]) and "deletedAt" is null`
  const { rows } = await sql<{ id: string }>`
    select "vehicleId" as id from appointments where ${these} and type = 'service' and status <> 'delivered' and closure = 'none'
    union select "vehicleId" from "homeService" where ${these} and status <> 'closed'`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

async function carsAfter(tx: Scope, after: string): Promise<{ all: Vehicle[]; busy: ReadonlySet<string>; last: string | undefined }> {
  const { rows } = await sql<Vehicle>`select ${selectedColumns('vehicles')} from vehicles
    where id > ${after} and status = 'Approved' and "deletedAt" is null order by id limit ${atOnce}`.execute(tx)
  const busy = await busyAmong(
    tx,
    rows.map(({ id }) => id),
  )
  return { all: rows, busy, last: rows.length < atOnce ? undefined : rows.at(-1)?.id }
}

/** The messages of these events. */
export interface Sent {
  event: string
  status: string
  createdAt: string
}
/** Those of these events that were queued before. */
export async function sentFor(tx: Scope, events: readonly string[]): Promise<ReadonlyMap<string, Sent>> {
  const { rows } =
    await sql<Sent>`select event, status, to_char("createdAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
    from messages where event = any(${[...events]}::text[]) and "deletedAt" is null`.execute(tx)
  return new Map(rows.map((one) => [one.event, one]))
}

async function isPaused(tx: Scope, customerId: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - pauseDays * dayMs).toISOString()
  const { rows } = await sql`select from messages where "customerId" = ${customerId} and marketing and "createdAt" > ${since}
    and status not in ('failed', 'withheld') limit 1`.execute(tx)
  return rows.length > 0
}

/** The owner of a car whom the dealer may address about it, locked, so that two of their cars do not both find that nothing was done. */
async function ownerOf(tx: Scope, { id, customerId, version }: Vehicle): Promise<Customer | undefined> {
  const customer = await findRow(tx, 'customers', customerId, { lock: true })
  if (!customer || customer.mergedIntoId || customer.erasedAt || !agreesToMarketing(customer.consents ?? [])) return undefined
  // The car may have been booked, changed, sold or deleted since its page was read.
  const car = await findRow(tx, 'vehicles', id)
  return car?.version !== version || (await busyAmong(tx, [id])).has(id) ? undefined : customer
}

/** Days after a reminder in which a booking of its car counts as brought by it. */
const broughtDays = 30

// What its owner was written about this car within a month before now, or was not to compare with.
const about = (customerId: string, vehicleId: string, now: Date) => sql`"customerId" = ${customerId} and "rowId" = ${vehicleId}
  and kind in (${sql.join([...enumerations.carReminder])}) and "createdAt" > ${new Date(now.getTime() - broughtDays * dayMs).toISOString()}`

/** What the owner of a car was reminded of last, within a month before its booking. */
export async function reminderBefore(tx: Scope, customerId: string, vehicleId: unknown, now: Date): Promise<Word<'carReminder'> | null> {
  if (typeof vehicleId !== 'string') return null
  const { rows } = await sql<{ kind: Word<'carReminder'> }>`select kind from messages
    where ${about(customerId, vehicleId, now)} and status not in ('failed', 'withheld') order by "createdAt" desc limit 1`.execute(tx)
  return rows[0]?.kind ?? null
}

/** Notes on the reminders of a car within the month before, also on those that were left out to compare with, that it was booked. */
export async function noteBooked(
  tx: Scope,
  { id, customerId, vehicleId }: Pick<RowOf<'appointments'>, 'id' | 'customerId' | 'vehicleId'>,
  now: Date,
): Promise<void> {
  if (!vehicleId) return
  const arrived = sql`(status not in ('failed', 'withheld') or error = 'controlGroup') and "bookingId" is null`
  await unaudited(
    'ownRecord',
    sql`update messages set "bookingId" = ${id} where ${about(customerId, vehicleId, now)} and ${arrived}`,
  ).execute(tx)
}

/** A message about a car. */
export interface CarMessage {
  kind: Word<'carReminder'>
  car: Vehicle
  event: string
  /** What its link opens the booking with, besides the car. */
  query?: Record<string, string>
  /** Until when the link opens the booking, and the message may leave. */
  until: Date
  /** It is not sent, so that bookings with and without it can be compared. */
  leftOut?: boolean
  /** What its text says besides the dealership and the link. */
  words: (language: LanguageWord) => Record<string, string>
}
/** Queues a message to a car's owner, unless they had any advertising within three days: it comes on a later day then. */
export async function writeAbout(services: Services, tx: Scope, customer: Customer, message: CarMessage): Promise<void> {
  const now = services.now()
  const { id: customerId } = customer
  const { kind, car, event, query, until: expiresAt, leftOut } = message
  const reached = await reachOf(tx, customer, { vehicleId: car.id })
  if (!reached || (await isPaused(tx, customerId, now))) return
  const { recipient, languageId } = reached
  const language = languageOf(languageId)
  const words = await messageWords(services, tx, language, kind)
  const { name } = await findSettings(tx)
  const page = linkAddress(services, language, 'book-service', { tenantId: await tenantOf(tx), car: car.id, ...query })
  const { url, hidden } = await shorten(services, tx, page, expiresAt)
  const text = (link: string) => words({ ...message.words(language), tenant: name[languages[language].code], link })
  const of = { resource: 'vehicles', rowId: car.id, event, kind, marketing: true, expiresAt } as const
  const kept = { ...of, ...(leftOut ? { withheld: 'controlGroup' as const } : {}) }
  await services.messages.queue(tx, { recipient, customerId, languageId, body: text(url), kept: text(hidden), link: url, ...kept }, now)
}

/**
 * Keeps the standing of all cars, and does what these reminders find today, outside the quiet hours, each step in its own transaction. The day
 * is marked at the end, so a run that was cut begins again.
 */
export async function remindOwners(services: Services, tenantId: string, now: Date, reminders: readonly CarReminder[]): Promise<void> {
  const today = localDay(now)
  const read = <T>(what: (tx: Scope) => Promise<T>): Promise<T> => services.engine.scoped(tenantId, what)
  const settings = await read(findSettings)
  const on = reminders.filter(({ isOn }) => isOn(settings))
  if (settings.carsRemindedOn === today || quietAround(settings, now.toISOString())) return
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { last, steps } = await read(async (tx) => {
      const { all, busy, last: end } = await carsAfter(tx, after)
      const judged = await judgeCars(tx, all, now)
      await keepStanding(tx, judged)
      const cars = judged.filter(({ car }) => !busy.has(car.id))
      const found: CarStep[] = []
      for (const { find } of on) found.push(...(await find(tx, cars, settings, now)))
      const sent = await sentFor(
        tx,
        found.flatMap(({ event }) => event ?? []),
      )
      return { last: end, steps: found.filter(({ event }) => event === null || !sent.has(event)) }
    })
    for (const { car, act } of steps)
      await read(async (tx) => {
        const customer = await ownerOf(tx, car)
        if (customer) await act(services, tx, customer)
      })
    if (last === undefined) break
    after = last
  }
  await read((tx) => unaudited('noEdit', sql`update settings set "carsRemindedOn" = ${today}`).execute(tx))
}
