// Gives an appointment its advisor and bay, or says which times are still free.
import { claimsBetween, lockTimes, takeClaims } from '../booking/claims.ts'
import { advisorResource, openingsAt, type Openings } from '../booking/slots.ts'
import { dayAfter, localDay, minutesAfter, momentOf } from '../booking/time.ts'
import { advisorChoice, advisorsOf, branchOf, findBranch, findSettings, holidaysOf } from '../booking/workshop.ts'
import type { Scope } from '../db/repository.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { Problem } from '../problem.ts'
import { nextFreeSlots } from './offerTimes.ts'

/** A wish for time at a branch. */
export interface TimeWish {
  appointmentId: string
  locationId: string
  startAt: string
  minutes: number
  /** A service unless said; a test drive takes its host's time and no bay. */
  type?: Word<'appointmentType'>
  advisorId: string | null
  /** Customers keep the lead time and the booking horizon; staff may book any opening. */
  bookedBy: 'customer' | 'staff'
}

async function openings(tx: Scope, wish: TimeWish, now: Date): Promise<Openings | undefined> {
  const settings = await findSettings(tx)
  const branch = branchOf(await findBranch(tx, wish.locationId), settings)
  const advisors = advisorChoice(await advisorsOf(tx, branch.id, wish.type), wish.advisorId)
  const day = localDay(wish.startAt)
  const early = wish.startAt < minutesAfter(now.toISOString(), settings.leadMinutes)
  if (wish.bookedBy === 'customer' && (early || day > dayAfter(localDay(now), settings.bookingDays))) return undefined
  if ((await holidaysOf(tx, branch.id, day, day)).length > 0) return undefined
  const claims = await claimsBetween(tx, momentOf(day, '00:00'), momentOf(dayAfter(day, 1), '00:00'))
  return openingsAt(wish.startAt, branch, day, wish.minutes, advisors, claims)
}

/** Claims an advisor and a bay; throws slotTaken with the next free starts when none is left. */
export async function claimTime(tx: Scope, wish: TimeWish, now: Date): Promise<{ advisorId: string; endAt: string }> {
  await lockTimes(tx)
  const open = await openings(tx, wish, now)
  for (const advisorId of open?.advisors ?? []) {
    for (const bay of wish.type === 'testDrive' ? [null] : (open?.bays ?? [])) {
      const units = [
        { resource: advisorResource(advisorId), startAt: wish.startAt },
        ...(bay === null ? [] : (open?.units ?? []).map((startAt) => ({ resource: bay, startAt }))),
      ]
      if (await takeClaims(tx, wish.appointmentId, units)) return { advisorId, endAt: minutesAfter(wish.startAt, wish.minutes) }
    }
  }
  const next = await nextFreeSlots(tx, wish, wish.startAt, 6, now)
  throw new Problem('slotTaken', { fields: { startAt: { key: 'errors.slotTaken' } }, details: { next } })
}
