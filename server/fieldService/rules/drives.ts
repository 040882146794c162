// Rules of roadside assistance and home service: a driver goes through stages, and an outcome closes the request.
import { may } from '../../../src/schema/core/access.ts'
import { enumerations, type EnumerationName } from '../../../src/schema/enumerations.ts'
import { resources } from '../../../src/schema/resources.ts'
import { localDay } from '../../core/time/time.ts'
import { findRow } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'
import type { FieldRequestRow } from '../showFieldRequests.ts'
import { coverageOf } from '../../vehicles/index.ts'
import { checkReach, estimateArrival } from '../estimateArrival.ts'
import { newReference } from '../../core/commit/newReference.ts'
import { notifyStage } from '../notifyStage.ts'
import { checkOwned, checkOwnedChange, checkWorker, differs, refuse } from '../../core/commit/checks.ts'
import type { Context, Rules } from '../../core/commit/rules.ts'

type FieldServiceName = 'roadsideAssistance' | 'homeService'
// The calculated values of a new request, for every kind of creator.
type Making = Omit<Context, 'actor'>

// The outcome of a customer who was helped needs the arrival time.
function checkOutcome(row: Row, responded: string): void {
  if (row['outcome'] === responded && !row['arrivedAt']) throw refuse('outcome', 'validation.outcomeNeedsArrival')
}

/** Values that follow from a change of stage or driver: times, the estimated arrival, and the message to the customer. */
async function stageValues(context: Making, before: Row, values: Row): Promise<Row> {
  const row = { ...before, ...values }
  const now = context.services.now().toISOString()
  const moved = row['stage'] !== before['stage']
  const stamps: Row = moved ? { stageAt: now } : {}
  if (moved && row['stage'] === 'onSite' && !row['arrivedAt']) stamps['arrivedAt'] = now
  const eta = await etaValues(context, before, values, moved)
  if (moved && row['stage'] === 'enRoute') await notifyStage(context, { ...row, ...eta } as unknown as FieldRequestRow)
  return { ...stamps, ...eta }
}

// The driver exists, works, and a new one is not too far away while somebody has to drive there.
async function checkDriver(context: Making, before: Row, values: Row): Promise<void> {
  await checkWorker(context.tx, 'driverId', values['driverId'])
  const row = { ...before, ...values }
  if (differs(before, values, 'driverId') && row['status'] !== 'closed' && !row['arrivedAt'])
    await checkReach(context, row as unknown as FieldRequestRow)
}

// A time that a person entered stays until the driver changes; otherwise it is estimated when possible.
async function etaValues(context: Making, before: Row, values: Row, moved: boolean): Promise<Row> {
  const named = differs(before, values, 'etaAt') && values['etaAt']
  if (named) return { etaEstimated: false }
  const row = { ...before, ...values }
  const another = row['driverId'] !== before['driverId']
  const free = !row['etaAt'] || row['etaEstimated'] === true || another
  const setsOut = moved && row['stage'] === 'enRoute'
  const requested = (another && row['stage'] !== 'requested') || setsOut
  if (!row['driverId'] || row['arrivedAt'] || !requested || !free) return {}
  const etaAt = await estimateArrival(context, row as unknown as FieldRequestRow, setsOut)
  if (etaAt) return { etaAt, etaEstimated: true }
  // The time of the driver before says nothing about this one.
  return another && before['etaAt'] ? { etaAt: null, etaEstimated: false } : {}
}

interface Words {
  responded: string
  first: string
  begun: string
}

const newValues =
  (name: FieldServiceName, { first, responded }: Words, onNew: (context: Making, values: Row) => Promise<Row>) =>
  async (context: Making, values: Row): Promise<Row> => {
    await checkOwned(context.tx, values)
    await checkDriver(context, {}, values)
    const given = { stage: first, ...values }
    const more = {
      ...(await onNew(context, given)),
      stageAt: context.services.now().toISOString(),
      ...(await stageValues(context, {}, given)),
    }
    checkOutcome({ ...given, ...more }, responded)
    return { ref: await newReference(context.tx, name), ...more }
  }

function rulesOf<N extends FieldServiceName>(
  name: N,
  stages: EnumerationName,
  { responded, first, begun }: Words,
  onCreate: Rules<N>['onCreateByCustomer'] & object,
): Rules<N> {
  const order: readonly string[] = enumerations[stages]
  return {
    onCreate,
    onCreateByCustomer: onCreate,
    onUpdate: async (context, before, changes) => {
      await checkOwnedChange(context.tx, before, changes)
      if (differs(before, changes, 'driverId')) await checkDriver(context, before, changes)
      const back = differs(before, changes, 'stage') && order.indexOf(String(changes['stage'])) < order.indexOf(before.stage)
      if (back && !may(context.actor, resources[name], 'approve', before)) throw refuse('stage', 'validation.stageBack')
      // The stage 'done' is set by closing, which requires an outcome.
      if (differs(before, changes, 'stage') && changes['stage'] === 'done' && before.status !== 'closed')
        throw refuse('stage', 'validation.stageDone')
      const more = await stageValues(context, before, changes)
      checkOutcome({ ...before, ...changes, ...more }, responded)
      return more
    },
    onMove: async (context, before, values) => {
      await checkDriver(context, before, values)
      if (values['status'] === 'closed') checkOutcome({ ...before, ...values }, responded)
      const stage = values['status'] === 'closed' ? 'done' : before.stage === first ? begun : before.stage
      const more = stage === before.stage ? {} : { stage }
      return { ...more, ...(await stageValues(context, before, { ...values, ...more })) }
    },
  }
}

const covered = async ({ services, tx }: Making, values: Row): Promise<Row> => {
  const car = await findRow(tx, 'vehicles', String(values['vehicleId']))
  return car ? coverageOf(car, localDay(services.now())) : {}
}
const roadside = { responded: 'RSA Responded', first: 'new', begun: 'dispatched' }
const home = { responded: 'H2H Responded', first: 'requested', begun: 'scheduled' }

const newRoadsideValues = newValues('roadsideAssistance', roadside, covered)
const newHomeServiceValues = newValues('homeService', home, async () => ({}))
/** Rules of roadside assistance. */
export const roadsideRules = rulesOf('roadsideAssistance', 'roadsideStage', roadside, newRoadsideValues)
/** Rules of home service. */
export const homeServiceRules = rulesOf('homeService', 'homeServiceStage', home, newHomeServiceValues)
