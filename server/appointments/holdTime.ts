// Holds a time for a person for a few minutes while they complete the booking.
import { v7 as uuid } from 'uuid'
import { holdMinutes, lockTimes } from '../core/time/claims.ts'
import { dropHold, findHold, keepHold, type Hold } from '../core/time/holds.ts'
import { rememberTaken } from './time/taken.ts'
import { minutesAfter } from '../core/time/time.ts'
import { findBranch, findPackages, minutesOfWork } from '../core/time/workshop.ts'
import type { Scope } from '../core/db/repository.ts'
import { claimTime, type TimeRequest } from './claimTime.ts'
import { checkCar } from './time/driveCars.ts'

/** The time to hold. */
interface HoldRequest {
  locationId: string
  services: readonly string[]
  /** The car of a test drive, which takes no services. */
  driveCarId?: string | null | undefined
  advisorId?: string | null | undefined
  startAt: string
}

/**
 * Holds an advisor and a bay, or the car of a test drive, and releases the person's earlier hold; the same time again keeps its expiry. Throws slotTaken (409) with the
 * next free times; the earlier hold then stays.
 */
export async function holdTime(tx: Scope, holder: string, request: HoldRequest, now: Date): Promise<Hold> {
  const location = await findBranch(tx, request.locationId)
  const { driveCarId = null } = request
  const type = driveCarId === null ? 'service' : 'testDrive'
  await checkCar(tx, driveCarId, type, location.id)
  const minutes = minutesOfWork(location, await findPackages(tx, [...new Set(request.services)]))
  await lockTimes(tx)
  const former = await findHold(tx, holder, now)
  if (former && isSame(former, request, minutesAfter(request.startAt, minutes))) return former
  await dropHold(tx, holder, now)
  const [id, createdAt] = [uuid(), now.toISOString()]
  const expiresAt = minutesAfter(createdAt, holdMinutes)
  const wanted: TimeRequest = {
    appointmentId: id,
    car: null,
    locationId: location.id,
    startAt: request.startAt,
    minutes,
    advisorId: request.advisorId ?? null,
    bookedBy: 'customer',
    type,
    driveCarId,
    heldUntil: expiresAt,
  }
  const { advisorId, endAt, bay } = await rememberTaken(tx, request, now, () => claimTime(tx, wanted, now))
  const hold = { id, locationId: location.id, advisorId, bay, startAt: request.startAt, endAt, createdAt, expiresAt, driveCarId }
  await keepHold(tx, holder, hold)
  return hold
}

const isSame = (hold: Hold, { locationId, startAt, advisorId, driveCarId = null }: HoldRequest, endAt: string): boolean =>
  hold.locationId === locationId &&
  hold.driveCarId === driveCarId &&
  hold.startAt === startAt &&
  hold.endAt === endAt &&
  (!advisorId || hold.advisorId === advisorId)

/** Releases a person's hold, if there is one. */
export async function releaseTime(tx: Scope, holder: string, now: Date): Promise<void> {
  await lockTimes(tx)
  await dropHold(tx, holder, now)
}
