// Somebody stands at the desk: the next free bay and advisor of today, and a visit that begins there.
import type { Actor } from '../../src/schema/access.ts'
import type { OutputOf } from '../../src/schema/endpoints.ts'
import { claimsBetween, lockTimes } from '../booking/claims.ts'
import { bayOf, openingsAt, runsOf } from '../booking/slots.ts'
import { dayAfter, localDay, minutesAfter, momentOf } from '../booking/time.ts'
import { advisorsOf, branchWithBlocks, findBranch, findPackages, findSettings, holidaysOf } from '../booking/workshop.ts'
import type { RowOf, Scope } from '../db/repository.ts'
import { Problem } from '../problem.ts'
import { moveRecord } from './moveRecord.ts'
import { createRecord, requireRight, type Acting } from './saveRecord.ts'

type Next = NonNullable<OutputOf<'nextWalkIn'>['next']>

/** The first place from the present slot on that takes the services today; null when there is none. */
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

/** Throws forbidden for whoever may not receive somebody at the desk: who books test drives alone may not. */
export const requireReception = (actor: Actor): void =>
  requireRight(actor, 'appointments', 'create', { type: 'walkIn', status: 'pending', createdBy: actor.id })

/** What a walk-in brings. */
export interface WalkIn {
  locationId: string
  customerId: string
  vehicleId: string
  services: readonly string[]
  concern?: string | null | undefined
  mileageIn?: number | null | undefined
}

/** Makes the visit, and checks the car in when its mileage is given. Throws slotTaken when today has no more room. */
export async function addWalkIn(acting: Acting, wish: WalkIn): Promise<RowOf<'appointments'>> {
  const { house, tx } = acting
  requireReception(acting.actor)
  await lockTimes(tx)
  const next = await nextWalkIn(tx, wish.locationId, wish.services, house.now())
  if (!next) throw new Problem('slotTaken', { fields: { services: { key: 'validation.noRoomToday' } } })
  const packages = await findPackages(tx, wish.services)
  const made = await createRecord(acting, 'appointments', {
    type: 'walkIn',
    customerId: wish.customerId,
    vehicleId: wish.vehicleId,
    locationId: wish.locationId,
    startAt: next.startAt,
    advisorId: next.advisorId,
    services: packages.map(({ code, name, price, minutes }) => ({ code, name, price, minutes })),
    concern: wish.concern ?? null,
    transport: 'wait',
  })
  if (wish.mileageIn === null || wish.mileageIn === undefined) return made
  const move = { to: 'inWorkshop', version: made.version, values: { mileageIn: wish.mileageIn } }
  return moveRecord(acting, 'appointments', made.id, move, (row) => row)
}
