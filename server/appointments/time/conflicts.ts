// Why a booking cannot have a time, advisor or bay. Pure; refuses exactly when `openingsAt` does, and gives the reason.
import type { Word } from '../../../src/schema/enumerations.ts'
import type { ConflictCode } from '../../../src/schema/appointments/calls/calendar.ts'
import {
  advisorResource,
  bayResource,
  claimKey,
  openingsAt,
  runsOf,
  spansOf,
  touches,
  unitsOf,
  works,
  type Advisor,
  type Block,
  type Branch,
  type Claims,
} from '../../core/time/slots.ts'
import { localTime, minutesAfter } from '../../core/time/time.ts'

/** The wanted place of a booking. */
export interface Place {
  startAt: string
  minutes: number
  advisorId: string | null
  bay: number | null
  /** False for test drives. */
  needsBay: boolean
}
/** A conflict; `resource` and `units` identify the claims in the way. */
export interface Obstacle {
  code: ConflictCode
  resource?: string
  units?: readonly string[]
  reason?: Word<'blockReason'> | undefined
}

const because = (code: ConflictCode, block: Block): Obstacle => ({ code, reason: block.reason })

function hoursObstacle(branch: Branch, day: string, place: Place): Obstacle | undefined {
  if (spansOf(branch, day).length === 0) return { code: 'closed' }
  const local = localTime(place.startAt)
  if (!spansOf(branch, day).some(({ from, to }) => from <= local && local < to)) return { code: 'outside' }
  if (!runsOf(branch, day).some((run) => run.some(({ start }) => start === place.startAt))) return { code: 'offSlot' }
  return undefined
}

function advisorObstacle(branch: Branch, day: string, place: Place, advisor: Advisor, claims: Claims): Obstacle | undefined {
  const { id, leave = [] } = advisor
  const received = minutesAfter(place.startAt, branch.slotMinutes)
  if (leave.some(({ from, to }) => from <= day && day <= to)) return { code: 'advisorAway' }
  if (!works(advisor, branch, day, localTime(place.startAt))) return { code: 'advisorOff' }
  const block = (branch.blocked ?? []).find((one) => one.staffId === id && touches(one, place.startAt, received))
  if (block) return because('advisorBlocked', block)
  const resource = advisorResource(id)
  return claims.has(claimKey(resource, place.startAt)) ? { code: 'advisorBusy', resource, units: [place.startAt] } : undefined
}

function bayObstacle(branch: Branch, { startAt, bay, minutes }: Place, units: readonly string[], claims: Claims): Obstacle | undefined {
  if (bay === null) return undefined
  if (bay > branch.bays) return { code: 'noBay' }
  const end = minutesAfter(startAt, unitsOf(branch, minutes) * branch.slotMinutes)
  const block = (branch.blocked ?? []).find((one) => one.bay === bay && touches(one, startAt, end))
  if (block) return because('bayBlocked', block)
  const resource = bayResource(branch.id, bay)
  return units.some((unit) => claims.has(claimKey(resource, unit))) ? { code: 'bayBusy', resource, units } : undefined
}

/** The first conflict; undefined when the place is free. `advisors` are the branch's for that kind of booking. */
export function obstacleAt(branch: Branch, day: string, place: Place, advisors: readonly Advisor[], claims: Claims): Obstacle | undefined {
  const wrong = hoursObstacle(branch, day, place)
  if (wrong) return wrong
  const wanted = place.advisorId ? advisors.filter(({ id }) => id === place.advisorId) : advisors
  const [first] = wanted
  if (!first) return { code: place.advisorId ? 'advisorElsewhere' : 'noAdvisor' }
  const open = openingsAt(place.startAt, branch, day, place.minutes, wanted, claims)
  if (!open) return { code: 'tooLong' }
  const end = minutesAfter(place.startAt, open.units.length * branch.slotMinutes)
  const shut = (branch.blocked ?? []).find((one) => one.staffId === null && one.bay === null && touches(one, place.startAt, end))
  if (shut) return because('branchBlocked', shut)
  if (open.advisors.length === 0) return place.advisorId ? advisorObstacle(branch, day, place, first, claims) : { code: 'noAdvisor' }
  if (!place.needsBay) return undefined
  return bayObstacle(branch, place, open.units, claims) ?? (open.bays.length === 0 ? { code: 'baysBusy' } : undefined)
}
