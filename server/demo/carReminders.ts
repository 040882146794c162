// Reminders of due services in the demo: those that the bookings after them came from, those that nobody answered, and cars that were left out to
// compare with; and what each car says of its next service.
import { sql } from 'kysely'
import { languages } from '../../src/schema/core/limits.ts'
import { smsSize } from '../../src/schema/messages/smsParts.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'
import { keepStanding } from '../appointments/carStanding.ts'
import { judgeCars } from '../appointments/recommendServices.ts'
import { agreesToMarketing } from '../messages/index.ts'
import { messageWords } from '../messages/messageWords.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { findSettings } from '../core/time/workshop.ts'
import { completeRow, readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { createRandom } from '../core/demo/random.ts'
import { tenants } from '../core/demo/content/tenants.ts'
import { fillAlone } from './load.ts'
import { insertRows } from '../core/db/writes.ts'
import { callName } from '../../src/schema/core/customerName.ts'

const carsAtOnce = 500
/** Reminders without an answer for each that led to a booking. */
const unanswered = 3
const reachDays = 60

interface Reminded {
  customer: RowOf<'customers'>
  vehicleId: string
  at: number
  bookingId: string | null
  leftOut: boolean
}

async function remindedIn(services: Services, tx: Scope, tenantId: string): Promise<Reminded[]> {
  const random = createRandom(`${tenantId} reminders`)
  const now = services.now().getTime()
  const customers = await readRows(tx, 'customers', { size: 10_000 })
  const agreeing = new Map(customers.filter(({ consents }) => agreesToMarketing(consents ?? [])).map((one) => [one.id, one]))
  const bookings = await readRows(tx, 'appointments', { size: 10_000, sort: 'createdAt', order: 'DESC', filters: { type: ['service'] } })
  const recent = bookings.filter(({ createdAt }) => Date.parse(createdAt) > now - reachDays * dayMs)
  const from = (leftOut: boolean, all: readonly RowOf<'appointments'>[]) =>
    all.flatMap(({ id: bookingId, customerId, vehicleId, createdAt }): Reminded[] => {
      const customer = agreeing.get(customerId)
      const at = Date.parse(createdAt) - random.integer(1, 9) * dayMs
      return customer && vehicleId ? [{ customer, vehicleId, at, bookingId, leftOut }] : []
    })
  const brought = from(
    false,
    recent.filter(({ reminder }) => reminder === 'serviceDue'),
  )
  const free = recent.filter(({ reminder, source }) => reminder === null && source === 'landing').slice(0, Math.ceil(brought.length / 20))
  const answered = [...brought, ...from(true, free)]
  const booked = new Set(bookings.map(({ vehicleId }) => vehicleId))
  const idle = (await readRows(tx, 'vehicles', { size: 10_000, filters: { status: ['Approved'] } })).filter(({ id }) => !booked.has(id))
  const silent = idle.slice(0, brought.length * unanswered).flatMap(({ id: vehicleId, customerId }, place): Reminded[] => {
    const customer = agreeing.get(customerId)
    const at = now - random.integer(1, reachDays) * dayMs
    return customer ? [{ customer, vehicleId, at, bookingId: null, leftOut: place % 10 === 0 }] : []
  })
  return [...answered, ...silent]
}

async function messagesOf(services: Services, tx: Scope, all: readonly Reminded[]): Promise<RowOf<'messages'>[]> {
  const { name } = await findSettings(tx)
  const wordings = {
    arabic: await messageWords(services, tx, 'arabic', 'serviceDue'),
    english: await messageWords(services, tx, 'english', 'serviceDue'),
  }
  return all.map(({ customer, vehicleId, at, bookingId, leftOut }, place) => {
    const language = languageOf(customer.languageId)
    const link = `${services.env.PUBLIC_URL ?? ''}/s/demo/••••••••`
    const body = wordings[language]({ name: callName(customer), tenant: name[languages[language].code], link })
    const sentAt = new Date(at + 60_000).toISOString()
    const sent = { status: 'delivered', carrier: 'outbox', attempts: 1, sentAt, deliveredAt: sentAt }
    return completeRow(
      'messages',
      {
        ...{ recipient: customer.mobile, customerId: customer.id, languageId: customer.languageId, kind: 'serviceDue', channel: 'sms' },
        ...{ marketing: true, body, parts: smsSize(body).parts, event: `serviceDue:demo:${place}`, resource: 'vehicles', rowId: vehicleId },
        ...{ bookingId, ...(leftOut ? { status: 'withheld', error: 'controlGroup' } : sent) },
      },
      null,
      new Date(at),
    )
  })
}

/** Adds the reminders of two months to each demo company's outbox, and works out what its cars say, once. */
export async function remindDemoOwners(services: Services): Promise<void> {
  for (const tenantId of Object.keys(tenants))
    await services.engine.scoped(tenantId, async (tx) => {
      await fillAlone(tx)
      const { rows } = await sql`select from messages where kind = 'serviceDue' limit 1`.execute(tx)
      if (rows.length > 0) return
      await insertRows(tx, 'messages', await messagesOf(services, tx, await remindedIn(services, tx, tenantId)))
      const cars = await readRows(tx, 'vehicles', { size: 10_000, filters: { status: ['Approved'] } })
      for (let start = 0; start < cars.length; start += carsAtOnce)
        await keepStanding(tx, await judgeCars(tx, cars.slice(start, start + carsAtOnce), services.now()))
    })
}
