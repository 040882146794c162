// Notifies customers who agreed to it that a car's registration, inspection, insurance or warranty ends soon, and offers a check before: once
// for each car, date and stage, whichever process runs it.
import { sql } from 'kysely'
import { languages } from '../../src/schema/core/limits.ts'
import { dayMs, daysBetween } from '../../src/schema/core/time/dayLength.ts'
import { shorten } from '../core/access/shortLink.ts'
import { linkAddress } from '../core/access/signedLink.ts'
import { tenantOf } from '../core/db/scope.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { languageOf } from '../core/texts/languageOf.ts'
import { quietAround } from '../core/time/quietHours.ts'
import { dayAfter, localDay, momentOf } from '../core/time/time.ts'
import { findSettings } from '../core/time/workshop.ts'
import { marketingAgreed, messageWords } from '../messages/index.ts'

const dates = ['registrationEnd', 'inspectionEnd', 'insuranceEnd', 'warrantyEnd'] as const
type Settings = Pick<RowOf<'settings'>, 'carDateFirstDays' | 'carDateLastDays'>
/** Messages of one run, so that a first run does not hold up the other schedules. */
const limit = 200

/** The stage of a date that ends in so many days; undefined while it is too early, and after it. */
function stageOf(left: number, { carDateFirstDays, carDateLastDays }: Settings): 'first' | 'last' | undefined {
  const within = (days: number) => days > 0 && left >= 0 && left <= days
  return within(carDateLastDays) ? 'last' : within(carDateFirstDays) ? 'first' : undefined
}

interface Due {
  id: string
  customerId: string
  field: (typeof dates)[number]
  end: string
  event: string
}

/**
 * The dates that are due and not sent yet, of approved cars without an open booking, whose customers agreed and got no such message within a
 * day; of one car, or of all.
 */
async function dueDates(tx: Scope, now: Date, settings: Settings, vehicleId?: string): Promise<Due[]> {
  const today = localDay(now)
  const until = dayAfter(today, Math.max(settings.carDateFirstDays, settings.carDateLastDays))
  const ends = dates.map(
    (field) => sql`select id, "customerId", ${field}::text as field, ${sql.ref(field)}::text as "end" from vehicles
      where ${sql.ref(field)} between ${today}::date and ${until}::date and "deletedAt" is null and status = 'Approved'
        ${vehicleId ? sql`and id = ${vehicleId}` : sql``}`,
  )
  const { rows } = await sql<Omit<Due, 'event'>>`select car.* from (${sql.join(ends, sql` union all `)}) car
    where exists (select from customers where id = car."customerId" and "deletedAt" is null and "erasedAt" is null and ${marketingAgreed})
      and not exists (select from appointments visit where visit."vehicleId" = car.id and visit.closure = 'none'
        and visit.status <> 'delivered' and visit."deletedAt" is null)
      and not exists (select from messages said where said."customerId" = car."customerId" and said.kind = 'carDate'
        and said."createdAt" > ${new Date(now.getTime() - dayMs).toISOString()})
    order by car."end", car.id, car.field`.execute(tx)
  const staged = rows.flatMap((row) => {
    const stage = stageOf(daysBetween(today, row.end), settings)
    return stage ? [{ ...row, event: `carDate:${row.id}:${row.field}:${row.end}:${stage}` }] : []
  })
  const events = staged.map(({ event }) => event)
  const said = await sql<{ event: string }>`select event from messages where event = any(${events}::text[])`.execute(tx)
  const sent = new Set(said.rows.map(({ event }) => event))
  return staged.filter(({ event }) => !sent.has(event))
}

/** Notifies the customer of one car, if that is still due: the car and its customer are locked, so that another process waits. */
async function remind(services: Services, tx: Scope, { id, customerId }: Due): Promise<void> {
  const now = services.now()
  const customer = await findRow(tx, 'customers', customerId, { lock: true })
  const car = await findRow(tx, 'vehicles', id, { lock: true })
  const settings = await findSettings(tx)
  const [due] = await dueDates(tx, now, settings, id)
  if (!customer || !car || due?.customerId !== customer.id) return
  const language = languageOf(customer.languageId)
  const { code } = languages[language]
  const offer = settings.carCheckPackageId ? await findRow(tx, 'servicePackages', settings.carCheckPackageId) : undefined
  const query = { tenantId: await tenantOf(tx), car: id, ...(offer?.active ? { service: offer.code } : {}) }
  const over = new Date(momentOf(dayAfter(due.end, 1), '00:00'))
  const { url, hidden } = await shorten(services, tx, linkAddress(services, language, 'book-service', query), over)
  const words = await messageWords(services, tx, language, 'carDate')
  const details = {
    tenant: settings.name[code],
    document: services.texts(language, `landing.cars.dates.${due.field}`),
    plate: car.plate,
    date: due.end.split('-').toReversed().join('/'),
  }
  const text = (link: string) => words({ ...details, link })
  await services.messages.queue(
    tx,
    {
      ...{ recipient: customer.mobile, customerId, kind: 'carDate', languageId: customer.languageId, marketing: true },
      ...{ body: text(url), kept: text(hidden), link: url, event: due.event, expiresAt: over, resource: 'vehicles', rowId: id },
    },
    now,
  )
}

/** Sends every due message outside the quiet hours, each in its own transaction. */
export async function remindCarDates(services: Services, tenantId: string, moment: Date): Promise<void> {
  const due = await services.engine.scoped(tenantId, async (tx) => {
    const settings = await findSettings(tx)
    const none = settings.carDateFirstDays === 0 && settings.carDateLastDays === 0
    return none || quietAround(settings, moment.toISOString()) ? [] : dueDates(tx, moment, settings)
  })
  for (const one of due.slice(0, limit)) await services.engine.scoped(tenantId, (tx) => remind(services, tx, one))
}
