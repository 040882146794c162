// The present state of each demo visit: past ones are finished, today's are in all stages, future ones pending.
import type { Word } from '../../../src/schema/enumerations.ts'
import type { Random } from '../../core/demo/random.ts'
import type { Visit } from './visits.ts'

/** Status and closure of a visit. */
export interface Progress {
  status: Word<'bookingStatus'>
  closure: Word<'closure'>
}

// From the car that came first to the one just booked.
const ladder = ['delivered', 'completed', 'washing', 'qc', 'awaitingParts', 'awaitingLabour', 'inWorkshop', 'pending'] as const
const overnight = ['completed', 'qc', 'awaitingParts', 'awaitingLabour', 'inWorkshop'] as const
const open = (status: Word<'bookingStatus'>): Progress => ({ status, closure: 'none' })

/** The states of visits in the same order. Today's cars show every status at any hour, so some are dropped off before their time. */
export function progressOf(visits: readonly Visit[], random: Random, now: Date): Progress[] {
  const today = visits.filter(({ open: { offset } }) => offset === 0)
  const begun = today.filter(({ startAt }) => startAt <= now.toISOString()).length
  const arrived = new Map(
    today
      .slice(0, Math.max(begun, Math.ceil(today.length / 2)))
      .map((visit, place, all) => [visit, ladder[Math.floor((place * ladder.length) / all.length)] ?? 'pending']),
  )
  return visits.map((visit): Progress => {
    const {
      open: { offset },
      type,
    } = visit
    if (offset === 0) return open(arrived.get(visit) ?? 'pending')
    if (offset > 0) return random.chance(0.05) ? { status: 'pending', closure: 'cancelled' } : open('pending')
    if (type !== 'walkIn' && random.chance(0.08)) return { status: 'pending', closure: 'cancelled' }
    if (type !== 'walkIn' && random.chance(0.05)) return { status: 'pending', closure: 'noShow' }
    if (type !== 'testDrive' && offset >= -2 && random.chance(0.18)) return open(random.pick(overnight))
    return open(offset >= -5 && random.chance(0.1) ? 'completed' : 'delivered')
  })
}
