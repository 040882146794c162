// Checks whether a booking can be moved to another place in the calendar; called while it is dragged, and again when it is dropped.
import { sql } from 'kysely'
import type { Conflict } from '../../src/schema/appointments/calls/calendar.ts'
import { claimsBetween } from '../core/time/claims.ts'
import { obstacleAt, type Obstacle } from './time/conflicts.ts'
import { isCarFree } from './time/driveCars.ts'
import { dayAfter, localDay, minutesAfter, momentOf } from '../core/time/time.ts'
import { advisorsOf, branchWithBlocks, findBranch, findSettings, holidaysOf } from '../core/time/workshop.ts'
import type { RowOf, Scope } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'
import { refuse } from '../core/commit/checks.ts'
import { dayMinutes } from '../../src/schema/core/time/dayLength.ts'

/** The wanted place of a booking; missing values stay as they are. Times ISO UTC. */
export interface MoveRequest {
  startAt: string
  endAt: string
  advisorId?: string | null | undefined
  bay?: number | null | undefined
}
const longest = dayMinutes

/** The length of the request in minutes. Throws badInput (400) for an end before its start or more than a day later. */
export function minutesRequested({ startAt, endAt }: MoveRequest): number {
  const minutes = (Date.parse(endAt) - Date.parse(startAt)) / 60_000
  if (minutes < 1 || minutes > longest || !Number.isInteger(minutes)) throw refuse('endAt', 'validation.span')
  return minutes
}

/** The first conflict; null when the booking can be placed there. Throws moveNotAllowed (409) for a closed or delivered booking. */
export async function checkMove(tx: Scope, row: RowOf<'appointments'>, request: MoveRequest, now: Date): Promise<Conflict | null> {
  const minutes = minutesRequested(request)
  if (row.closure !== 'none' || row.status === 'delivered') throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  const settings = await findSettings(tx)
  const location = await findBranch(tx, row.locationId)
  const moved = request.startAt !== row.startAt
  if (moved && row.status !== 'pending') return { code: 'started' }
  if (moved && minutesAfter(request.startAt, location.slotMinutes) <= now.toISOString()) return { code: 'past' }
  const day = localDay(request.startAt)
  const [holiday] = await holidaysOf(tx, location.id, day, day)
  if (holiday) return { code: 'holiday', name: holiday.name }
  const [from, to] = [momentOf(day, '00:00'), momentOf(dayAfter(day, 1), '00:00')]
  const branch = await branchWithBlocks(tx, location, settings, from, to)
  const claims = await claimsBetween(tx, from, to, now, row.id)
  const advisorId = request.advisorId ?? row.advisorId
  const place = { startAt: request.startAt, minutes, advisorId, bay: request.bay ?? null, needsBay: row.type !== 'testDrive' }
  const obstacle = obstacleAt(branch, day, place, await advisorsOf(tx, branch.id, row.type), claims)
  if (obstacle) return named(tx, obstacle)
  const free = row.driveCarId === null || (await isCarFree(tx, row.driveCarId, row.id, request.startAt, request.endAt))
  return free ? null : { code: 'carBusy' }
}

async function named(tx: Scope, { code, resource, units = [], reason }: Obstacle): Promise<Conflict> {
  if (!resource) return { code, reason: reason ?? null }
  const { rows } = await sql<{ ref: string }>`select a.ref from "slotClaims" c join appointments a on a.id = c."appointmentId"
    where c.resource = ${resource} and c."startAt" = any(${[...units]}::timestamptz[]) order by c."startAt" limit 1`.execute(tx)
  return { code, ref: rows[0]?.ref ?? null }
}
