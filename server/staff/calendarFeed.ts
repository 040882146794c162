// What calendar programs read: the colleague's own bookings, home visits and follow-ups, or the bookings of a branch, all with the
// colleague's present rights.
import { sql } from 'kysely'
import { carMark, namedCar } from '../../src/schema/core/carMark.ts'
import { iCalendar, type CalendarEvent } from '../../src/schema/core/iCalendar.ts'
import { languages, type LanguageWord } from '../../src/schema/core/limits.ts'
import { dayMs } from '../../src/schema/core/time/dayLength.ts'
import type { StaffSession } from '../../src/schema/core/staffSession.ts'
import type { Bilingual } from '../../src/schema/core/values.ts'
import type { ResourceName } from '../../src/schema/resources.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import type { Condition } from '../core/db/list/conditions.ts'
import type { RowOf } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'
import { publicUrl } from '../core/http/publicUrl.ts'
import type { Services } from '../core/services.ts'
import { minutesAfter } from '../core/time/time.ts'
import { mayReadBranch } from './calendarLinks.ts'
import { customerName, type NamedCustomer } from '../../src/schema/core/customerName.ts'
import type { Row } from '../core/db/rows.ts'

// Days before and after the present that a feed covers, and its greatest number of events of a kind.
const [past, ahead, limit] = [30, 180, 2000]
// Follow-ups have no length of their own; visits at the customer's last as long as their services, an hour at least.
const followUpMinutes = 15
const visitMinutes = 60

interface Feed {
  person: StaffSession
  language: LanguageWord
  locationId: string | null
}
type Named = ReadonlyMap<string, Record<string, unknown>>
interface Words {
  customers: Named
  cars: Named
  branches: Named
}

/** The text of the feed. Throws linkExpired (410) where the colleague may read nothing of it any more. */
export async function composeFeed(services: Services, db: CallerDb, { person, language, locationId }: Feed): Promise<string> {
  const { code } = languages[language]
  const translate = services.texts
  const now = services.now().getTime()
  const [from, to] = [new Date(now - past * dayMs).toISOString(), new Date(now + ahead * dayMs).toISOString()]
  const read = async <N extends ResourceName>(name: N, at: string, ...conditions: Condition[]) =>
    (await db.mayList(name))
      ? db.rows(name, {
          size: limit,
          sort: at,
          order: 'ASC',
          conditions: [sql`${sql.ref(at)} > ${from} and ${sql.ref(at)} < ${to}`, ...conditions],
        })
      : []
  if (locationId && !(await mayReadBranch(db, person, locationId))) throw new Problem('linkExpired')
  const bookings = await read(
    'appointments',
    'startAt',
    locationId ? sql`"locationId" = ${locationId}` : sql`("advisorId" = ${person.id} or "technicianId" = ${person.id})`,
  )
  const visits = locationId ? [] : await read('homeService', 'slotAt', sql`"driverId" = ${person.id}`)
  const followUps = locationId ? [] : await read('followUps', 'dueAt', sql`"staffId" = ${person.id} and "contactResult" is null`)
  const rows = [...bookings, ...visits]
  const words: Words = {
    customers: await db.references(
      'customers',
      rows.map(({ customerId }) => customerId),
    ),
    cars: await db.references(
      'vehicles',
      rows.map(({ vehicleId }) => vehicleId),
    ),
    branches: await db.references('dealershipLocations', [locationId, ...rows.map((row) => row.locationId)]),
  }
  const branch = (id: string | null): string => (words.branches.get(id ?? '')?.['name'] as Bilingual | undefined)?.[code] ?? ''
  const eventOf = (
    name: ResourceName,
    row: { id: string; version: number; updatedAt: string },
    startAt: string,
    endAt: string,
    { title, lines, ...more }: { title: readonly string[]; lines: readonly string[]; place?: string; cancelled?: boolean },
  ): CalendarEvent => ({
    ...{ id: row.id, changedAt: row.updatedAt, sequence: row.version, startAt, endAt, cancelled: false, ...more },
    title: title.filter(Boolean).join(' · '),
    lines: lines.filter(Boolean),
    link: `${publicUrl(services)}/home/${name}/${row.id}/show`,
  })
  const serviceNames = (lines: RowOf<'appointments'>['services']) =>
    lines.map(({ name }) => name[code]).join(language === 'arabic' ? '، ' : ', ')
  const called = (id: string) => {
    const customer = words.customers.get(id)
    return customer ? customerName(customer as Row & NamedCustomer, language) : ''
  }
  const carNamed = (id: string | null) => {
    const car = words.cars.get(id ?? '')
    return car ? `${carMark((key, params) => translate(language, key, params), namedCar(car))} ${String(car['model'])}` : ''
  }
  const people = ({ customerId, vehicleId }: { customerId: string; vehicleId: string | null }) => [called(customerId), carNamed(vehicleId)]
  const events = [
    ...bookings.map((row) =>
      eventOf('appointments', row, row.startAt, row.endAt, {
        title: [translate(language, `enumerations.appointmentType.${row.type}`), ...people(row)],
        lines: [
          row.ref,
          serviceNames(row.services),
          translate(language, row.closure === 'none' ? `enumerations.bookingStatus.${row.status}` : `enumerations.closure.${row.closure}`),
        ],
        place: branch(row.locationId),
        cancelled: row.closure !== 'none',
      }),
    ),
    ...visits.flatMap((row) =>
      row.slotAt
        ? eventOf('homeService', row, row.slotAt, minutesAfter(row.slotAt, lengthOf(row)), {
            title: [translate(language, 'enumerations.accessModule.homeService'), ...people(row)],
            lines: [row.ref, serviceNames(row.services), translate(language, `enumerations.homeServiceStage.${row.stage}`)],
            place: branch(row.locationId),
            cancelled: row.outcome === 'H2H Cancelled',
          })
        : [],
    ),
    ...followUps.flatMap((row) =>
      row.dueAt
        ? eventOf('followUps', row, row.dueAt, minutesAfter(row.dueAt, followUpMinutes), {
            title: [translate(language, 'resources.followUps.name', { smart_count: 1 }), row.name],
            lines: [row.comment],
          })
        : [],
    ),
  ]
  const name = [person.tenantName[code], locationId ? branch(locationId) : person.name[code]].join(' · ')
  return iCalendar(events, { name })
}

const lengthOf = ({ services }: RowOf<'homeService'>): number =>
  Math.max(
    visitMinutes,
    services.reduce((sum, { minutes }) => sum + minutes, 0),
  )
