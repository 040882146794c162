import { dayOf } from '../../../schema/core/time/zone.ts'
import { later, minuteIn } from './clock.ts'
import type { Column } from './columns.ts'
import { placedIn, type Proposal } from './proposal.ts'

/** A step of a proposal by key or button. */
export type Step = 'earlier' | 'later' | 'previous' | 'next' | 'shorter' | 'longer'

/** The column of a proposal, if it is shown. */
export const columnAt = (columns: readonly Column[], { booking, startAt, advisorId, bay }: Proposal, zone: string): number =>
  columns.findIndex(
    ({ day, kind, ...one }) =>
      day.date === dayOf(startAt, zone) &&
      (kind === 'branch' ||
        (kind === 'advisor' && one.advisorId === advisorId) ||
        (kind === 'bay' && one.bay === (bay ?? booking.bay)) ||
        (kind === 'loose' && booking.bay === null)),
  )

/** The proposal after a step; unchanged at an edge. */
export function stepped(proposal: Proposal, step: Step, columns: readonly Column[], slotMinutes: number, zone: string): Proposal {
  const { startAt, endAt } = proposal
  if (step === 'earlier' || step === 'later') {
    const by = step === 'later' ? slotMinutes : -slotMinutes
    return { ...proposal, startAt: later(startAt, by), endAt: later(endAt, by) }
  }
  if (step === 'longer') return { ...proposal, endAt: later(endAt, slotMinutes) }
  if (step === 'shorter') return later(endAt, -slotMinutes) > startAt ? { ...proposal, endAt: later(endAt, -slotMinutes) } : proposal
  const target = columns[columnAt(columns, proposal, zone) + (step === 'next' ? 1 : -1)]
  if (!target) return proposal
  return placedIn(proposal, target, minuteIn(dayOf(startAt, zone), startAt, zone), zone)
}
