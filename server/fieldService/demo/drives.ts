// Demo roadside assistance and home service: some in progress, the others closed.
import { enumerations, type Word } from '../../../src/schema/enumerations.ts'
import { dayAfter, localDay, momentOf } from '../../core/time/time.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { homeNotes, roadNotes } from './fieldServiceTexts.ts'
import { coverageOf } from '../../vehicles/index.ts'
import { demoRow } from '../../core/demo/demoRow.ts'
import { makeToday } from './driversDay.ts'
import { partsOf } from './fieldServiceParts.ts'
import { between, hour, hoursAgo, sayIn, type DemoContext } from '../../masters/demo/index.ts'

const counts = { roadside: 20, home: 20 }
type Outcome = 'Responded' | 'not Responded' | 'Unreachable' | 'Cancelled'
const outcomes: readonly Outcome[] = [
  'Responded',
  'Responded',
  'Responded',
  'Cancelled',
  'Responded',
  'not Responded',
  'Responded',
  'Unreachable',
]
const prefixed = (prefix: 'RSA' | 'H2H', outcome: Outcome) => (outcome === 'Unreachable' ? outcome : `${prefix} ${outcome}`)
// Minutes until arrival, one for each response band.
const waits = [11, 24, 38, 52, 18, 75] as const

/** What a car is towed for. */
const towedFor = ['accident', 'engine', 'towing'] as const

const iso = (moment: number) => new Date(moment).toISOString()

// Hours since the call, by stage.
const roadAges: Record<Word<'roadsideStage'>, [number, number]> = {
  new: [0.05, 0.2],
  dispatched: [0.2, 0.35],
  enRoute: [0.4, 0.6],
  onSite: [0.8, 1],
  towing: [1.3, 1.6],
  done: [20, 45 * 24],
}

function roadside(context: DemoContext, place: number, ref: string): RowOf<'roadsideAssistance'> {
  const { random, now } = context
  const { car, owner, branch, driverId, point } = partsOf(context, place)
  const stage = enumerations.roadsideStage[place] ?? 'done'
  const over = stage === 'done'
  const at = hoursAgo(context, between(context, ...roadAges[stage]))
  const languageId = owner?.languageId ?? '2'
  const outcome = over ? (outcomes[place % outcomes.length] ?? 'Responded') : null
  const wait = (waits[place % waits.length] ?? 20) * 60_000
  const arrived = outcome === 'Responded' || stage === 'onSite' || stage === 'towing' ? at.getTime() + (over ? wait : 0.6 * hour) : null
  const steps = enumerations.roadsideStage.indexOf(stage)
  const towed = stage === 'towing' || random.chance(0.3)
  const changedAt = over ? at.getTime() + wait + 0.7 * hour : (arrived ?? at.getTime() + 0.1 * hour)
  return demoRow(
    'roadsideAssistance',
    {
      id: random.id(at),
      at,
      by: null,
      changed: steps === 0 ? undefined : { at: new Date(Math.min(now.getTime(), changedAt)), by: driverId, times: steps },
    },
    {
      ref,
      customerId: car.customerId,
      vehicleId: car.id,
      issue:
        stage === 'towing'
          ? 'accident'
          : random.pick(towed ? towedFor : enumerations.roadsideIssue.filter((one) => !towedFor.some((other) => other === one))),
      point,
      addressNote: sayIn(context, roadNotes, languageId),
      destination: towed ? branch.name[languageId === '2' ? 'ar' : 'en'] : null,
      status: stage === 'new' ? 'open' : over ? 'closed' : 'in-progress',
      stage,
      stageAt: iso(steps === 0 ? at.getTime() : Math.min(now.getTime(), changedAt)),
      ...coverageOf(car, localDay(at)),
      driverId: stage === 'new' || outcome === 'Cancelled' ? null : driverId,
      locationId: branch.id,
      etaAt: stage === 'new' ? null : iso(at.getTime() + 0.75 * hour),
      etaEstimated: stage !== 'new',
      arrivedAt: arrived === null ? null : iso(arrived),
      outcome: outcome && prefixed('RSA', outcome),
    },
  )
}

function home(context: DemoContext, place: number, ref: string): RowOf<'homeService'> {
  const { random, now, masters } = context
  const { car, owner, branch, driverId, point } = partsOf(context, place + 2)
  const stage = enumerations.homeServiceStage[place] ?? 'done'
  const over = stage === 'done'
  const today = localDay(now)
  const clock = random.pick(['10:00', '11:30', '13:00', '16:00', '17:30'])
  const ahead = { requested: 2, scheduled: 3, confirmed: 1, enRoute: 0, onSite: 0, done: -random.integer(2, 40) }[stage]
  const halfHour = hour / 2
  const slot =
    ahead === 0
      ? (Math.floor(now.getTime() / halfHour) + (stage === 'enRoute' ? 1 : 0)) * halfHour
      : Date.parse(momentOf(dayAfter(today, ahead), clock))
  const at = new Date(Math.min(slot - 20 * hour, hoursAgo(context, 3).getTime()) - random.integer(0, 20) * hour)
  const outcome = over ? (outcomes[place % outcomes.length] ?? 'Responded') : null
  const arrived =
    outcome === 'Responded' ? slot + random.integer(-8, 35) * 60_000 : stage === 'onSite' ? Math.min(slot, now.getTime() - 60_000) : null
  const steps = enumerations.homeServiceStage.indexOf(stage)
  const changedAt = over ? slot + 1.2 * hour : (arrived ?? at.getTime() + hour)
  const services = random.shuffled(masters.servicePackages.filter(({ minutes }) => minutes <= 30)).slice(0, random.integer(1, 2))
  return demoRow(
    'homeService',
    {
      id: random.id(at),
      at,
      by: null,
      changed: steps === 0 ? undefined : { at: new Date(Math.min(now.getTime(), changedAt)), by: driverId, times: steps },
    },
    {
      ref,
      customerId: car.customerId,
      vehicleId: car.id,
      services: services.map(({ code, name, price, minutes }) => ({ code, name, price, minutes })),
      point,
      address: owner?.address,
      note: random.chance(0.6) ? sayIn(context, homeNotes, owner?.languageId ?? '2') : null,
      status: stage === 'requested' ? 'open' : over ? 'closed' : 'in-progress',
      stage,
      stageAt: iso(steps === 0 ? at.getTime() : Math.min(now.getTime(), changedAt)),
      slotAt: iso(slot),
      driverId: stage === 'requested' ? null : driverId,
      locationId: branch.id,
      arrivedAt: arrived === null ? null : iso(arrived),
      outcome: outcome && prefixed('H2H', outcome),
    },
  )
}

/** Field requests: one in each stage, closed ones with every outcome, and those of today. */
export function makeDrives(
  context: DemoContext,
  newReference: () => string,
): { roadsideAssistance: RowOf<'roadsideAssistance'>[]; homeService: RowOf<'homeService'>[] } {
  const roads = Array.from({ length: counts.roadside }, (_, place) => roadside(context, place, newReference()))
  const homes = Array.from({ length: counts.home }, (_, place) => home(context, place, newReference()))
  const today = makeToday(context, newReference)
  return { roadsideAssistance: [...roads, ...today.roadsideAssistance], homeService: [...homes, ...today.homeService] }
}
