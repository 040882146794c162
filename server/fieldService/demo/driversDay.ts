// Demo field requests of today: open calls in the two largest towns, and the visits of the driver whose account demos use.
import type { Word } from '../../../src/schema/enumerations.ts'
import { coverageOf } from '../../vehicles/index.ts'
import { localDay, localTime, momentOf } from '../../core/time/time.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { homeNotes, roadNotes } from './fieldServiceTexts.ts'
import { demoRow } from '../../core/demo/demoRow.ts'
import { partsOf } from './fieldServiceParts.ts'
import { sayIn, type DemoContext } from '../../masters/demo/index.ts'

type Call = readonly [issue: Word<'roadsideIssue'>, stage: Word<'roadsideStage'>, minutesAgo: number, driver: number | null]
// Minutes since the call: some are recent, some overdue.
const calls: readonly (readonly Call[])[] = [
  [
    ['flatTyre', 'new', 7, null],
    ['battery', 'new', 31, null],
    ['engine', 'new', 52, null],
    ['lockedOut', 'enRoute', 22, 1],
  ],
  [
    ['fuel', 'new', 12, null],
    ['accident', 'dispatched', 26, 0],
  ],
]
const minute = 60_000
const iso = (moment: number) => new Date(moment).toISOString()

function call(context: DemoContext, branch: number, [issue, stage, minutesAgo, driver]: Call, ref: string): RowOf<'roadsideAssistance'> {
  const { car, owner, branch: where, point } = partsOf(context, branch)
  const at = new Date(context.now.getTime() - minutesAgo * minute)
  const drivers = context.staff.filter(({ staffType, locationIds }) => staffType === 'Driver' && locationIds.includes(where.id))
  const driverId = driver === null ? null : (drivers[driver]?.id ?? null)
  const changedAt = new Date(at.getTime() + 5 * minute)
  const times = { new: 0, dispatched: 1, enRoute: 2 }[stage as 'new'] ?? 0
  return demoRow(
    'roadsideAssistance',
    { id: context.random.id(at), at, changed: times === 0 ? undefined : { at: changedAt, by: driverId, times } },
    {
      ref,
      customerId: car.customerId,
      vehicleId: car.id,
      issue,
      point,
      addressNote: sayIn(context, roadNotes, owner?.languageId ?? '2'),
      destination: issue === 'accident' ? where.name.ar : null,
      status: stage === 'new' ? 'open' : 'in-progress',
      stage,
      stageAt: iso(times === 0 ? at.getTime() : changedAt.getTime()),
      ...coverageOf(car, localDay(at)),
      driverId,
      locationId: where.id,
      etaAt: driverId ? iso(changedAt.getTime() + 35 * minute) : null,
      etaEstimated: driverId !== null,
    },
  )
}

// Hours after the first visit.
const slots = [0, 1, 1, 2, 3]
/** The hour of the driver's first visit: the present one, limited so that all five are within the day. */
const firstHour = (now: Date) => Math.min(18, Math.max(9, Number(localTime(now).slice(0, 2))))

function visit(context: DemoContext, place: number, ref: string): RowOf<'homeService'> {
  const { car, owner, branch, driverId, point } = partsOf(context, 0)
  const { now, random, masters } = context
  const hours = firstHour(now) + (slots[place] ?? 0)
  const slot = momentOf(localDay(now), `${String(hours).padStart(2, '0')}:00`)
  const at = new Date(now.getTime() - (26 + place) * 60 * minute)
  const changedAt = new Date(now.getTime() - 3 * 60 * minute)
  const services = random.shuffled(masters.servicePackages.filter(({ minutes }) => minutes <= 30)).slice(0, 1)
  return demoRow(
    'homeService',
    { id: random.id(at), at, changed: { at: changedAt, by: null, times: 2 } },
    {
      ref,
      customerId: car.customerId,
      vehicleId: car.id,
      services: services.map(({ code, name, price, minutes }) => ({ code, name, price, minutes })),
      point,
      address: owner?.address,
      note: sayIn(context, homeNotes, owner?.languageId ?? '2'),
      status: 'in-progress',
      stage: 'confirmed',
      stageAt: changedAt.toISOString(),
      slotAt: slot,
      driverId,
      routeOrder: place + 1,
      locationId: branch.id,
    },
  )
}

/** Open calls of the first two branches, and five visits of the first driver. */
export const makeToday = (
  context: DemoContext,
  newReference: () => string,
): { roadsideAssistance: RowOf<'roadsideAssistance'>[]; homeService: RowOf<'homeService'>[] } => ({
  roadsideAssistance: calls.flatMap((some, branch) => some.map((one) => call(context, branch, one, newReference()))),
  homeService: slots.map((_, place) => visit(context, place, newReference())),
})
