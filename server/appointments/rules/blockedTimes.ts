// Blocked time and bookings exclude each other: each is only written where the other is not.
import type { RowOf, Scope } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'
import { lockTimes } from '../../core/time/claims.ts'
import { bookingsWithin } from '../../core/time/blocks.ts'
import { localMoment } from '../../core/time/time.ts'
import { findBranch } from '../../core/time/workshop.ts'
import { Problem } from '../../core/http/problem.ts'
import { checkWorker, refuse } from '../../core/commit/checks.ts'
import type { Rules } from '../../core/commit/rules.ts'

type Blocked = Pick<RowOf<'blockedTimes'>, 'locationId' | 'staffId' | 'bay' | 'startAt' | 'endAt'>
/** Maximum number of bookings that a refusal names. */
const named = 5

async function checkBlock(tx: Scope, block: Blocked): Promise<void> {
  const location = await findBranch(tx, block.locationId)
  if (block.endAt <= block.startAt) throw refuse('endAt', 'validation.span')
  if (block.staffId !== null && block.bay !== null) throw refuse('bay', 'validation.advisorOrBay')
  if (block.bay !== null && block.bay > location.bays)
    throw new Problem('badInput', { fields: { bay: { key: 'validation.noSuchBay', params: { bays: location.bays } } } })
  await checkWorker(tx, 'staffId', block.staffId)
  // From here on nobody can book before this transaction ends.
  await lockTimes(tx)
  const inTheWay = await bookingsWithin(tx, block, location.slotMinutes)
  if (inTheWay.length === 0) return
  const refs = inTheWay.slice(0, named).map(({ ref, startAt }) => `${ref} (${localMoment(startAt)})`)
  throw new Problem('bookingsInTheWay', {
    params: { smart_count: inTheWay.length, refs: refs.join(', ') + (inTheWay.length > named ? ' …' : '') },
    details: { bookings: inTheWay },
  })
}
const blockedBy = (values: Row): Blocked => ({
  locationId: String(values['locationId']),
  staffId: (values['staffId'] as string | null | undefined) ?? null,
  bay: (values['bay'] as number | null | undefined) ?? null,
  startAt: String(values['startAt']),
  endAt: String(values['endAt']),
})

/** Rules of blocked times. */
export const blockedTimeRules: Rules<'blockedTimes'> = {
  onCreate: async ({ tx }, values) => {
    await checkBlock(tx, blockedBy(values))
    return {}
  },
  onUpdate: async ({ tx }, before, changes) => {
    await checkBlock(tx, blockedBy({ ...before, ...changes }))
    return {}
  },
}
