// When a car can be ready. Pure: arrival, work, bays, people and opening hours are inputs, a time (ISO UTC) is the output.
import { appointments } from '../../src/schema/appointments/index.ts'
import { afterBusinessMinutes, businessMinutes } from '../core/time/businessMinutes.ts'
import type { OpenHours } from '../core/time/openHours.ts'

const step = appointments.fields.promiseAt.config.gap * 60_000

/** Minutes of the customer's wait that are worth a message, and less than which is not. */
export const worthTelling = 15

/** What a car meets when it arrives. Times ISO UTC. */
export interface Arrival {
  at: string
  bays: number
  /** When each of the cars that are in a bay now is due to leave it. */
  due: readonly string[]
  /** Minutes of open work that the technician has on other cars; null without a technician. */
  technicianMinutes: number | null
}

/** When work on the car can begin: in opening hours, once a bay is free and its technician is done with earlier cars. */
export function beginOf({ at, bays, due, technicianMinutes }: Arrival, hours: OpenHours): string {
  const leaving = due.map((one) => (one > at ? one : at)).sort()
  const free = leaving.length < Math.max(1, bays) ? at : (leaving[leaving.length - Math.max(1, bays)] ?? at)
  const person = afterBusinessMinutes(at, technicianMinutes ?? 0, hours)
  return afterBusinessMinutes(free > person ? free : person, 0, hours)
}

/** The work on a car. Times ISO UTC. */
export interface CarWork {
  /** When work began or can begin. */
  from: string
  /** All agreed minutes, with those of work that was accepted since. */
  minutes: number
  /** Work that was accepted since, and when. */
  accepted: readonly { minutes: number; at: string }[]
  /** Parts that the work waits for: since when, and until when; null where nobody knows. */
  parts: readonly { since: string; until: string | null }[]
}

/**
 * When the car is ready: after all minutes, not before what was accepted last can be done, and what is left when a part is missed follows
 * its arrival. What does not fit before closing is done on the next working day.
 */
export function readyAt({ from, minutes, accepted, parts }: CarWork, hours: OpenHours): string {
  const ends = [afterBusinessMinutes(from, minutes, hours)]
  const last = accepted
    .map(({ at }) => at)
    .sort()
    .at(-1)
  if (last)
    ends.push(
      afterBusinessMinutes(
        last,
        accepted.reduce((sum, one) => sum + one.minutes, 0),
        hours,
      ),
    )
  for (const { since, until } of parts)
    if (until !== null) ends.push(afterBusinessMinutes(until, Math.max(0, minutes - businessMinutes(from, since, hours)), hours))
  const latest = Math.max(...ends.map((end) => Date.parse(end)))
  return new Date(Math.ceil(latest / step) * step).toISOString()
}
