// Roadside help and services at home: a driver goes there, stage after stage, and an outcome ends it.
import { may } from '../../../src/schema/access.ts'
import { enumerations, type EnumerationName } from '../../../src/schema/enumerations.ts'
import { resources } from '../../../src/schema/resources/index.ts'
import { localDay } from '../../booking/time.ts'
import { findRow } from '../../db/repository.ts'
import type { Row } from '../../db/rows.ts'
import type { ErrandRow } from '../showErrands.ts'
import { coverageOf } from '../coverageOf.ts'
import { estimateArrival } from '../estimateArrival.ts'
import { newReference } from '../newReference.ts'
import { tellStage } from '../tellStage.ts'
import { checkOwned, checkOwnedChange, checkWorker, differs, refuse } from './checks.ts'
import type { Deed, Rules } from './rules.ts'

type ErrandName = 'roadsideAssistance' | 'homeService'
// What a request is given when it is made, whoever makes it.
type Making = Omit<Deed, 'actor'>

// Who was helped was reached: the moment belongs to it.
function checkOutcome(row: Row, responded: string): void {
  if (row['outcome'] === responded && !row['arrivedAt']) throw refuse('outcome', 'validation.outcomeNeedsArrival')
}

/** What a change of stage or driver brings along: moments, the estimate of the arrival, and a word to the customer. */
async function stageValues(deed: Making, before: Row, values: Row): Promise<Row> {
  const row = { ...before, ...values }
  const now = deed.house.now().toISOString()
  const moved = row['stage'] !== before['stage']
  const stamps: Row = moved ? { stageAt: now } : {}
  if (moved && row['stage'] === 'onSite' && !row['arrivedAt']) stamps['arrivedAt'] = now
  const eta = await etaValues(deed, before, values, moved)
  if (moved && row['stage'] === 'enRoute') await tellStage(deed, { ...row, ...eta } as unknown as ErrandRow)
  return { ...stamps, ...eta }
}

// A time that somebody named stays theirs, until another driver goes; everything else is reckoned when it can be.
async function etaValues(deed: Making, before: Row, values: Row, moved: boolean): Promise<Row> {
  const named = differs(before, values, 'etaAt') && values['etaAt']
  if (named) return { etaEstimated: false }
  const row = { ...before, ...values }
  const another = row['driverId'] !== before['driverId']
  const free = !row['etaAt'] || row['etaEstimated'] === true || another
  const asked = (another && row['stage'] !== 'requested') || (moved && row['stage'] === 'enRoute')
  if (!row['driverId'] || row['arrivedAt'] || !asked || !free) return {}
  const etaAt = await estimateArrival(deed, row as unknown as ErrandRow)
  return etaAt ? { etaAt, etaEstimated: true } : {}
}

interface Words {
  responded: string
  first: string
  begun: string
}

const newValues =
  (name: ErrandName, { first, responded }: Words, onNew: (deed: Making, values: Row) => Promise<Row>) =>
  async (deed: Making, values: Row): Promise<Row> => {
    await checkOwned(deed.tx, values)
    await checkWorker(deed.tx, 'driverId', values['driverId'])
    const given = { stage: first, ...values }
    const more = { ...(await onNew(deed, given)), stageAt: deed.house.now().toISOString(), ...(await stageValues(deed, {}, given)) }
    checkOutcome({ ...given, ...more }, responded)
    return { ref: await newReference(deed.tx, name), ...more }
  }

function rulesOf<N extends ErrandName>(
  name: N,
  stages: EnumerationName,
  { responded, first, begun }: Words,
  onCreate: Rules<N>['onCreate'] & object,
): Rules<N> {
  const order: readonly string[] = enumerations[stages]
  return {
    onCreate,
    onUpdate: async (deed, before, changes) => {
      await checkOwnedChange(deed.tx, before, changes)
      if (differs(before, changes, 'driverId')) await checkWorker(deed.tx, 'driverId', changes['driverId'])
      const back = differs(before, changes, 'stage') && order.indexOf(String(changes['stage'])) < order.indexOf(before.stage)
      if (back && !may(deed.actor, resources[name], 'approve', before)) throw refuse('stage', 'validation.stageBack')
      // Done is what closing makes it, since closing asks how it ended.
      if (differs(before, changes, 'stage') && changes['stage'] === 'done' && before.status !== 'closed')
        throw refuse('stage', 'validation.stageDone')
      const more = await stageValues(deed, before, changes)
      checkOutcome({ ...before, ...changes, ...more }, responded)
      return more
    },
    onMove: async (deed, before, values) => {
      await checkWorker(deed.tx, 'driverId', values['driverId'])
      if (values['status'] === 'closed') checkOutcome({ ...before, ...values }, responded)
      const stage = values['status'] === 'closed' ? 'done' : before.stage === first ? begun : before.stage
      const more = stage === before.stage ? {} : { stage }
      return { ...more, ...(await stageValues(deed, before, { ...values, ...more })) }
    },
  }
}

const covered = async ({ house, tx }: Making, values: Row): Promise<Row> => {
  const car = await findRow(tx, 'vehicles', String(values['vehicleId']))
  return car ? coverageOf(car, localDay(house.now())) : {}
}
const roadside = { responded: 'RSA Responded', first: 'new', begun: 'dispatched' }
const home = { responded: 'H2H Responded', first: 'requested', begun: 'scheduled' }

/** What new roadside help is given besides what was told. */
export const newRoadsideValues = newValues('roadsideAssistance', roadside, covered)
/** What a new service at home is given besides what was told. */
export const newHomeServiceValues = newValues('homeService', home, async () => ({}))
/** Rules of roadside help. */
export const roadsideRules = rulesOf('roadsideAssistance', 'roadsideStage', roadside, newRoadsideValues)
/** Rules of services at home. */
export const homeServiceRules = rulesOf('homeService', 'homeServiceStage', home, newHomeServiceValues)
