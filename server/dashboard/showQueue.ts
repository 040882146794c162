// What waits for a person: the rows of their own lists, ranked, with the names of people and cars.
import { namedCar } from '../../src/schema/core/carMark.ts'
import { may, type Actor } from '../../src/schema/core/access.ts'
import { me } from '../../src/schema/core/resource.ts'
import { presentBound } from '../../src/schema/dashboard/dashboards.ts'
import { queueKinds, queueMoments, queues, queuesOfType, type QueueKey, type QueueKind } from '../../src/schema/dashboard/queue.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { resources, type ResourceName } from '../../src/schema/resources.ts'
import type { CallerDb } from '../core/db/caller/as.ts'
import type { Row } from '../core/db/rows.ts'
import type { Services } from '../core/services.ts'
import { dayAfter, localDay, momentOf } from '../core/time/time.ts'
import { rankQueue, type Rankable } from './rankQueue.ts'
import { customerName, type NamedCustomer } from '../../src/schema/core/customerName.ts'
import type { LanguageWord } from '../../src/schema/core/limits.ts'

type Answer = OutputOf<'workQueue'>
type Filter = Record<string, string | string[]>
interface Waiting extends Rankable {
  kind: QueueKey
  id: string
  resource: ResourceName
  row: Row
  holderId: string | null
}

const minute = 60_000
const limits = { kind: 8, lines: 24 }

/** The moments that filters name. */
function momentsAt(now: Date): Record<string, string> {
  const ahead = (minutes: number) => presentBound(new Date(now.getTime() + minutes * minute))
  const today = localDay(now)
  const tonight = new Date(Date.parse(momentOf(dayAfter(today, 1), '00:00')) - 1).toISOString()
  const [soon, dayAhead, begins, ends] = queueMoments
  return { [soon]: ahead(90), [dayAhead]: ahead(24 * 60), [begins]: momentOf(today, '00:00'), [ends]: tonight }
}

function filterOf({ resource, filter }: QueueKind, moments: Record<string, string>, actor: Actor, locationId: string | undefined): Filter {
  const own = Object.entries(filter).map(([key, value]): [string, string | string[]] => [
    key,
    typeof value === 'string' ? (moments[value] ?? value) : value.map((word) => (word === me ? actor.id : word)),
  ])
  const { location } = resources[resource] as { location?: string }
  return { ...Object.fromEntries(own), ...(location && locationId ? { [location]: [locationId] } : {}) }
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** The lines and counts of the person's designation or staff type; of one branch if given. */
export async function showQueue(
  services: Services,
  db: CallerDb,
  actor: Actor,
  { locationId }: { locationId?: string | undefined },
  language: LanguageWord,
): Promise<Answer> {
  const now = services.now()
  const moments = momentsAt(now)
  const kinds: Answer['kinds'] = []
  const found: Waiting[] = []
  const shown = actor.staffType === null ? queues[actor.designation] : queuesOfType[actor.staffType]
  for (const [place, kind] of shown.entries()) {
    const { resource, at, holder, right = 'list' }: QueueKind = queueKinds[kind]
    if (!(await db.mayList(resource)) || !may(actor, resources[resource], right)) continue
    const filter = filterOf(queueKinds[kind], moments, actor, locationId)
    const question = { filters: filter, sort: at, order: 'DESC' as const, size: limits.kind }
    const { data, total } = await db.list(resource, question)
    if (total > 0) kinds.push({ kind, resource, filter, at, total })
    for (const row of data as Row[]) {
      const holderId = holder ? text(row[holder]) : null
      found.push({
        kind,
        place,
        id: String(row['id']),
        resource,
        row,
        at: String(row[at]),
        holderId,
        elsewhere: holderId !== null && holderId !== actor.id,
      })
    }
  }
  const ranked = rankQueue(found, now).slice(0, limits.lines)
  return { lines: await named(db, actor, language, await withLeads(db, ranked)), kinds }
}

/** A follow-up opens its lead, where the person may see it. */
async function withLeads(db: CallerDb, lines: readonly Waiting[]): Promise<Waiting[]> {
  const ids = lines.flatMap(({ row }) => text(row['leadId']) ?? [])
  if (ids.length === 0 || !(await db.mayList('leads'))) return [...lines]
  const leads = new Map(((await db.rows('leads', { ids, size: ids.length })) as Row[]).map((row) => [row.id, row]))
  return lines.map((line) => {
    const lead = line.kind === 'callsDue' ? leads.get(String(line.row['leadId'])) : undefined
    return lead ? { ...line, resource: 'leads', row: lead } : line
  })
}

/** The lines with the names that the person may see, read once for all of them. */
async function named(db: CallerDb, actor: Actor, language: LanguageWord, lines: readonly Waiting[]): Promise<Answer['lines']> {
  const idsOf = (field: string) => lines.map(({ row }) => text(row[field]))
  const customers = await db.references('customers', idsOf('customerId'))
  // A name is not a number to call: that takes the right to the customer.
  const ids = [...customers.keys()]
  const reached = ids.length > 0 && (await db.mayList('customers')) ? await db.rows('customers', { ids, size: ids.length }) : []
  const mobiles = new Map(reached.map((one) => [one.id, one.mobile]))
  const vehicles = await db.references('vehicles', idsOf('vehicleId'))
  const driveCars = await db.references('driveCars', idsOf('driveCarId'))
  const makes = await db.references('makes', idsOf('makeId'))
  const staff = await db.references(
    'staff',
    lines.map(({ holderId }) => (holderId === actor.id ? null : holderId)),
  )
  return lines.map(({ kind, id, resource, row, at, holderId }) => {
    const customer = customers.get(String(row['customerId']))
    const vehicle = resource === 'vehicles' ? row : vehicles.get(String(row['vehicleId']))
    const driven = driveCars.get(String(row['driveCarId']))
    const full = customer && customerName(customer as Row & NamedCustomer, language)
    return {
      ...{ kind, id, resource, row, at },
      person: text(row['name']) ?? text(full),
      mobile: text(row['mobile']) ?? text(mobiles.get(String(row['customerId']))),
      make: (makes.get(String(row['makeId']))?.['name'] as { en: string; ar: string } | undefined) ?? null,
      model: text(driven?.['name']) ?? text((vehicle ?? row)['model']),
      ...namedCar(driven ?? vehicle ?? {}),
      holder: holderId ? ((staff.get(holderId)?.['name'] as { en: string; ar: string } | undefined) ?? null) : null,
    }
  })
}
