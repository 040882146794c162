// The company on which the kills run: created before the first start, with people, sessions, and visits whose reminders fall due during
// the run.
import { sql } from 'kysely'
import { totalsOf } from '../../src/schema/core/money.ts'
import type { ResourceName } from '../../src/schema/resources.ts'
import { seal } from '../../server/core/db/seal.ts'
import { readEnv } from '../../server/core/env.ts'
import { insertRows } from '../../server/core/db/writes.ts'
import { completeRow, type Scope } from '../../server/core/db/repository.ts'
import type { Row } from '../../server/core/db/rows.ts'
import type { Services } from '../../server/core/services.ts'
import { openServices } from '../../server/openServices.ts'
import { openSession } from '../../server/core/access/sessions.ts'
import { manyCustomers } from '../core/server/manyCustomers.ts'
import { newMobile, newPlate } from '../core/server/people.ts'
import { seedTenants, type TestTenant } from '../core/server/tenants.ts'
import { moyasarAccount, smsAccount, tamaraAccount, whatsappAccount } from './providers.ts'

/** A customer with a car, an open session and a consent. */
export interface Person {
  id: string
  mobile: string
  vehicleId: string
  token: string
}
/** The parts of the company that the stories use. */
export interface Company {
  tenant: TestTenant
  people: Person[]
  /** Those who book during the kills, one after the other: a car has one booking at a time. They get no campaign. */
  guests: Person[]
  /** Visits whose reminder falls due during the run: by event, with the time. */
  reminders: { event: string; at: number }[]
  /** A survey sent to everyone whose car was handed over. */
  surveyId: string
  /** A campaign to all people, from the first minute on. */
  campaignId: string
}

const day = 86_400_000

/** Opens the same services as the killed processes, while none of them runs. */
export const openBetween = (env: Readonly<Record<string, string>>): Promise<Services> =>
  openServices(readEnv(env), { log: () => undefined })

async function addPerson(tx: Scope, { makeId }: TestTenant, now: Date): Promise<Person> {
  const mobile = newMobile()
  const consents = [{ purpose: 'marketing', channel: 'sms', granted: true, at: now.toISOString(), textVersion: '1' }]
  const customer = completeRow('customers', { firstName: 'Huda', lastName: 'Ali', mobile, languageId: '1', consents }, null, now)
  await insertRows(tx, 'customers', [customer])
  const car = { customerId: customer.id, makeId, model: 'Camry', year: 2022, plate: newPlate(), status: 'Approved' }
  const vehicle = completeRow('vehicles', car, null, now)
  await insertRows(tx, 'vehicles', [vehicle])
  const token = await openSession(tx, 'noor', { audience: 'customer', subjectId: customer.id, mobile }, now)
  return { id: customer.id, mobile, vehicleId: vehicle.id, token }
}

async function addReminded(
  tx: Scope,
  { branchId }: TestTenant,
  { id, vehicleId }: Person,
  startAt: number,
  place: number,
): Promise<string> {
  // Booked before its own reminder is due, and after the other one.
  const made = new Date(Date.now() - 3_600_000)
  const times = { startAt: new Date(startAt).toISOString(), endAt: new Date(startAt + 1_800_000).toISOString() }
  const of = { type: 'service', customerId: id, vehicleId, locationId: branchId, transport: 'wait', source: 'staff' }
  const sums = { services: [], totals: totalsOf([]) }
  const row = completeRow('appointments', { ref: `REM-${place}`, ...of, ...times, ...sums }, null, made)
  await insertRows(tx, 'appointments', [row])
  return row.id
}

/** Creates the company; reminders fall due during that many seconds from now on. */
export async function openCompany(
  env: Readonly<Record<string, string>>,
  size: { people: number; guests: number; reminders: number; seconds: number; carrier: 'twilio' | 'unifonic' },
) {
  const services = await openBetween(env)
  try {
    const { noor: tenant } = await seedTenants(services)
    const now = new Date()
    const company = await services.engine.scoped('noor', async (tx): Promise<Omit<Company, 'guests'>> => {
      // No quiet hours, whatever time of day it is.
      await sql`update settings set "quietFrom" = '00:00', "quietTo" = '00:00', "tamaraToken" = ${seal(tamaraAccount.token)},
        "tamaraNotificationToken" = ${seal(tamaraAccount.noticeKey)}, "smsProvider" = ${size.carrier}, "smsSender" = 'Noor',
        "smsAccount" = ${smsAccount.account}, "smsToken" = ${seal(smsAccount.token)}, "surveyPauseDays" = 0,
        "cardPayments" = true, "moyasarSecretKey" = ${seal(moyasarAccount.token)}, "moyasarWebhookSecret" = ${seal(moyasarAccount.noticeKey)},
        "whatsappProvider" = 'meta', "whatsappNumber" = ${whatsappAccount.number}, "whatsappAccount" = ${whatsappAccount.account},
        "whatsappToken" = ${seal(whatsappAccount.token)}, "whatsappAppSecret" = ${seal(whatsappAccount.appSecret)},
        "whatsappFirst" = true`.execute(tx)
      // Advisors are notified of their bookings by e-mail.
      await sql`update staff set "notificationChoices" = ${JSON.stringify({ bookingAssigned: { inApp: true, email: true } })}::jsonb
        where "staffType" = 'Service Advisor'`.execute(tx)
      const people: Person[] = []
      for (let count = 0; count < size.people; count += 1) people.push(await addPerson(tx, tenant, now))
      const reminders: Company['reminders'] = []
      for (let place = 0; place < size.reminders; place += 1) {
        const at = now.getTime() + Math.round((place / size.reminders) * size.seconds * 1000)
        const soon = place % 2 === 0
        const startAt = at + (soon ? 2 * 3_600_000 : day)
        const id = await addReminded(tx, tenant, people[place % people.length] as Person, startAt, place)
        reminders.push({ event: `reminder:${id}:${new Date(startAt).toISOString()}:${soon ? 'soon' : 'day'}`, at })
      }
      const add = async (name: ResourceName, values: Row) => {
        const row = completeRow(name, values, null, now)
        await insertRows(tx, name, [row])
        return row.id
      }
      const words = { en: 'News for {name}: {link} {optOut}', ar: 'جديدنا لك {name}: {link} {optOut}' }
      const { Administrator, 'Sales Manager': author } = tenant.staff
      return {
        ...{ tenant, people, reminders },
        surveyId: await add('surveys', {
          ...{ name: { en: 'Visit', ar: 'الزيارة' }, status: 'active', trigger: 'bookingDelivered', delayHours: 0 },
          questions: [{ id: 'stars', kind: 'rating', label: { en: 'How was it?', ar: 'كيف كانت؟' }, required: true }],
        }),
        campaignId: await add('campaigns', {
          ...{ name: 'News', body: words, status: 'scheduled', authorId: author.id, approverId: Administrator.id, frequencyDays: 0 },
          // Ends after the last kill.
          perMinute: 60,
        }),
      }
    })
    const guests = await manyCustomers(services, tenant, size.guests)
    // Half of them read WhatsApp.
    const agreed = [{ purpose: 'service', channel: 'whatsapp', granted: true, at: now.toISOString(), textVersion: '1' }]
    const readers = guests.filter((_one, place) => place % 2 === 0).map(({ id }) => id)
    await services.engine.scoped('noor', (tx) =>
      sql`update customers set consents = ${JSON.stringify(agreed)}::jsonb where id = any(${readers}::uuid[])`.execute(tx),
    )
    return { ...company, guests } satisfies Company
  } finally {
    await services.engine.close()
  }
}

/** Moves all waiting work two hours ahead, while no process runs. */
export async function letTimePass(env: Readonly<Record<string, string>>): Promise<void> {
  const services = await openBetween(env)
  try {
    for (const [table, ...columns] of [
      ['jobs', 'heartbeatAt'],
      ['jobQueue', 'dueAt'],
      ['paymentTurns', 'until'],
      ['clockTicks', 'ranAt'],
      ['payments', 'checkedAt', 'createdAt'],
      ['messageQueue', 'dueAt', 'begunAt'],
    ] as const) {
      const earlier = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(column)} - interval '2 hours'`)
      await services.engine.asOwner((tx) => sql`update ${sql.table(table)} set ${sql.join(earlier)}`.execute(tx))
    }
  } finally {
    await services.engine.close()
  }
}
