// Roadside help and services at home: a driver goes there, stage after stage, and an outcome ends it.
import { may } from '../../../src/schema/access.ts'
import { enumerations, type EnumerationName } from '../../../src/schema/enumerations.ts'
import { resources } from '../../../src/schema/resources/index.ts'
import { newReference } from '../newReference.ts'
import type { Row } from '../../db/rows.ts'
import { checkOwned, checkOwnedChange, checkWorker, differs, refuse } from './checks.ts'
import type { Deed, Rules } from './rules.ts'

// Who was helped was reached: the moment belongs to it.
function checkOutcome(row: Row, responded: string): void {
  if (row['outcome'] === responded && !row['arrivedAt']) throw refuse('outcome', 'validation.outcomeNeedsArrival')
}
const arrival = ({ house }: Deed, before: Row, values: Row): Row =>
  values['stage'] === 'onSite' && before['stage'] !== 'onSite' && !(values['arrivedAt'] ?? before['arrivedAt'])
    ? { arrivedAt: house.now().toISOString() }
    : {}

function rulesOf<N extends 'roadsideAssistance' | 'homeService'>(
  name: N,
  stages: EnumerationName,
  words: { responded: string; first: string; begun: string },
): Rules<N> {
  const order: readonly string[] = enumerations[stages]
  const { responded, first, begun } = words
  return {
    onCreate: async (deed, values) => {
      await checkOwned(deed.tx, values)
      await checkWorker(deed.tx, 'driverId', values['driverId'])
      const more = arrival(deed, {}, values)
      checkOutcome({ ...values, ...more }, responded)
      return { ref: await newReference(deed.tx, name), ...more }
    },
    onUpdate: async (deed, before, changes) => {
      await checkOwnedChange(deed.tx, before, changes)
      if (differs(before, changes, 'driverId')) await checkWorker(deed.tx, 'driverId', changes['driverId'])
      const back = differs(before, changes, 'stage') && order.indexOf(String(changes['stage'])) < order.indexOf(before.stage)
      if (back && !may(deed.actor, resources[name], 'approve', before)) throw refuse('stage', 'validation.stageBack')
      const more = arrival(deed, before, changes)
      checkOutcome({ ...before, ...changes, ...more }, responded)
      return more
    },
    onMove: async ({ tx }, before, values) => {
      await checkWorker(tx, 'driverId', values['driverId'])
      if (values['status'] === 'closed') {
        checkOutcome({ ...before, ...values }, responded)
        return { stage: 'done' }
      }
      return before.stage === first ? { stage: begun } : {}
    },
  }
}

/** Rules of roadside help. */
export const roadsideRules = rulesOf('roadsideAssistance', 'roadsideStage', {
  responded: 'RSA Responded',
  first: 'new',
  begun: 'dispatched',
})
/** Rules of services at home. */
export const homeServiceRules = rulesOf('homeService', 'homeServiceStage', {
  responded: 'H2H Responded',
  first: 'requested',
  begun: 'scheduled',
})
