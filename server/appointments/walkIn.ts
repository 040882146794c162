// A walk-in: finds the next free bay and advisor of today, and creates a visit that begins then.
import type { Actor } from '../../src/schema/core/access.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { claimsBetween, lockTimes } from '../core/time/claims.ts'
import { bayOf, openingsAt, runsOf } from '../core/time/slots.ts'
import { dayAfter, localDay, minutesAfter, momentOf } from '../core/time/time.ts'
import { advisorsOf, branchWithBlocks, findBranch, findPackages, findSettings, holidaysOf } from '../core/time/workshop.ts'
import type { RowOf, Scope } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'
import { moveRecord } from '../core/commit/moveRecord.ts'
import { createRecord, requireRight, type Acting } from '../core/commit/saveRecord.ts'

type Next = NonNullable<OutputOf<'nextWalkIn'>['next']>

/** The first place from the present slot on that fits the services today; null when there is none. */
export async function nextWalkIn(tx: Scope, locationId: string, codes: readonly string[], now: Date): Promise<Next | null> {
  const location = await findBranch(tx, locationId)
  const packages = await findPackages(tx, codes)
  const minutes = Math.max(
    location.slotMinutes,
    packages.reduce((sum, one) => sum + one.minutes, 0),
  )
  const day = localDay(now)
  if ((await holidaysOf(tx, locationId, day, day)).length > 0) return null
  const [from, to] = [momentOf(day, '00:00'), momentOf(dayAfter(day, 1), '00:00')]
  const branch = await branchWithBlocks(tx, location, await findSettings(tx), from, to)
  const advisors = await advisorsOf(tx, locationId, 'walkIn')
  const claims = await claimsBetween(tx, from, to, now)
  const starts = runsOf(branch, day).flatMap((run) => run.map(({ start }) => start))
  for (const startAt of starts.filter((start) => minutesAfter(start, branch.slotMinutes) > now.toISOString())) {
    const open = openingsAt(startAt, branch, day, minutes, advisors, claims)
    const [advisorId, bay] = [open?.advisors[0], open?.bays[0]]
    if (advisorId && bay) return { startAt, endAt: minutesAfter(startAt, minutes), advisorId, bay: bayOf(bay) }
  }
  return null
}

/** Throws forbidden (403) for staff who may not receive walk-ins in the admin, among them those who may only book test drives. */
export const requireReception = (actor: Actor): void =>
  requireRight(actor, 'appointments', 'create', { type: 'walkIn', status: 'pending', createdBy: actor.id })

/** The input of a walk-in. */
export interface WalkIn {
  locationId: string
  customerId: string
  /** Null for a car that the person may not create; see `bookerOf`. */
  vehicleId: string | null
  services: readonly string[]
  concern?: string | null | undefined
  mileageIn?: number | null | undefined
}

/** Creates the visit, and checks the car in when its mileage is given. Throws slotTaken (409) when today has no free place. */
export async function addWalkIn(acting: Acting, request: WalkIn): Promise<RowOf<'appointments'>> {
  const { services, tx } = acting
  requireReception(acting.actor)
  await lockTimes(tx)
  const next = await nextWalkIn(tx, request.locationId, request.services, services.now())
  if (!next) throw new Problem('slotTaken', { fields: { services: { key: 'validation.noRoomToday' } } })
  const packages = await findPackages(tx, request.services)
  const made = await createRecord(acting, 'appointments', {
    type: 'walkIn',
    customerId: request.customerId,
    vehicleId: request.vehicleId,
    locationId: request.locationId,
    startAt: next.startAt,
    advisorId: next.advisorId,
    services: packages.map(({ code, name, price, minutes }) => ({ code, name, price, minutes })),
    concern: request.concern ?? null,
    transport: 'wait',
  })
  if (request.mileageIn === null || request.mileageIn === undefined) return made
  const move = { to: 'inWorkshop', version: made.version, values: { mileageIn: request.mileageIn } }
  return moveRecord(acting, 'appointments', made.id, move, (row) => row)
}
