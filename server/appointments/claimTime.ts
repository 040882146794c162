// Claims an advisor and a bay for an appointment, or reports which times are still free.
import { claimsBetween, freeExpired, lockTimes, takeClaims } from '../core/time/claims.ts'
import { carResource, checkCarFree } from './time/driveCars.ts'
import { advisorResource, bayOf, openingsAt, type Openings } from '../core/time/slots.ts'
import { dayAfter, earliestTaken, localDay, minutesAfter, momentOf } from '../core/time/time.ts'
import { advisorChoice, advisorsOf, branchWithBlocks, findBranch, findSettings, holidaysOf } from '../core/time/workshop.ts'
import { findRow, type Scope } from '../core/db/repository.ts'
import type { Word } from '../../src/schema/enumerations.ts'
import { Problem } from '../core/http/problem.ts'
import { requireCarFree, type BookedCar } from './bookingLimits.ts'
import { nextFreeSlots } from './offerTimes.ts'

/** A request for time at a branch. */
export interface TimeRequest {
  appointmentId: string
  /** The customer's car; null where there is none, as at a test drive and a hold. */
  car: BookedCar | null
  locationId: string
  startAt: string
  minutes: number
  /** A service by default; a test drive takes its host's time and no bay. */
  type?: Word<'appointmentType'>
  advisorId: string | null
  /** For customers the lead time and the booking horizon apply; staff may book any opening. */
  bookedBy: 'customer' | 'staff'
  /** Only this bay. */
  bay?: number | null
  /** The bay to try first. */
  usualBay?: number | null
  /** The car of a test drive; by default that of the booking. */
  driveCarId?: string | null
  /** When the customer first requested a time that they have held since (ISO UTC): the lead time counts from then. */
  requestedAt?: string | undefined
  /** Makes a hold until then (ISO UTC) instead of a final claim. */
  heldUntil?: string
}
/** The claimed advisor, bay and times; test drives have no bay. */
export interface ClaimedTime {
  advisorId: string
  endAt: string
  bay: number | null
}

async function openings(tx: Scope, request: TimeRequest, now: Date): Promise<Openings | undefined> {
  const settings = await findSettings(tx)
  const day = localDay(request.startAt)
  const [from, to] = [momentOf(day, '00:00'), momentOf(dayAfter(day, 1), '00:00')]
  const branch = await branchWithBlocks(tx, await findBranch(tx, request.locationId), settings, from, to)
  const advisors = advisorChoice(await advisorsOf(tx, branch.id, request.type), request.advisorId)
  const early = request.startAt < earliestTaken(settings.leadMinutes, request.requestedAt ?? now.toISOString())
  if (request.bookedBy === 'customer' && (early || day > dayAfter(localDay(now), settings.bookingDays))) return undefined
  if ((await holidaysOf(tx, branch.id, day, day)).length > 0) return undefined
  const claims = await claimsBetween(tx, from, to, now)
  return openingsAt(request.startAt, branch, day, request.minutes, advisors, claims)
}

// Test drives need no bay.
function baysFor({ type, bay, usualBay }: TimeRequest, free: readonly string[]): (string | null)[] {
  if (type === 'testDrive') return [null]
  if (bay) return free.filter((one) => bayOf(one) === bay)
  return free.toSorted((one, other) => Number(bayOf(other) === usualBay) - Number(bayOf(one) === usualBay))
}

const carFor = async (tx: Scope, { driveCarId, appointmentId, type }: TimeRequest): Promise<string | null> => {
  if (type !== 'testDrive') return null
  return driveCarId === undefined ? ((await findRow(tx, 'appointments', appointmentId))?.driveCarId ?? null) : driveCarId
}

/**
 * Claims an advisor, a bay, and the car of a test drive. Throws slotTaken (409) with the next free starts when none is free, and as
 * `requireCarFree` when the customer's car is booked elsewhere at that time.
 */
export async function claimTime(tx: Scope, request: TimeRequest, now: Date): Promise<ClaimedTime> {
  await lockTimes(tx)
  await freeExpired(tx, now)
  const open = await openings(tx, request, now)
  const endAt = minutesAfter(request.startAt, request.minutes)
  if (request.car) await requireCarFree(tx, request.car, { ...request, endAt }, request.bookedBy === 'customer', now)
  const carId = await carFor(tx, request)
  if (carId) await checkCarFree(tx, carId, request.appointmentId, request.startAt, endAt)
  for (const advisorId of open?.advisors ?? []) {
    for (const bay of baysFor(request, open?.bays ?? [])) {
      const units = [
        { resource: advisorResource(advisorId), startAt: request.startAt },
        ...(bay === null ? [] : (open?.units ?? []).map((startAt) => ({ resource: bay, startAt }))),
        ...(carId ? (open?.units ?? []).map((startAt) => ({ resource: carResource(carId), startAt })) : []),
      ]
      if (await takeClaims(tx, request.appointmentId, units, request.heldUntil)) {
        return { advisorId, endAt, bay: bay === null ? null : bayOf(bay) }
      }
    }
  }
  const next = await nextFreeSlots(tx, request, request.startAt, 6, now)
  throw new Problem('slotTaken', { fields: { startAt: { key: 'errors.slotTaken' } }, details: { next } })
}
