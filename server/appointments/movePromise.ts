// The promise time of a car in the workshop, from what is stored: proposed at arrival and again whenever its work changes.
import { sql } from 'kysely'
import type { Word } from '../../src/schema/enumerations.ts'
import { readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import { businessMinutes } from '../core/time/businessMinutes.ts'
import { openHours, type OpenHours } from '../core/time/openHours.ts'
import { beginOf, readyAt, type Arrival } from './promise.ts'

type Booking = RowOf<'appointments'>
/** Cars and rows of a job that are considered, at most. */
const considered = 100
const inBay = ['inWorkshop', 'qc']
const beingWorkedOn = ['inWorkshop', 'awaitingLabour']
const inHand: readonly string[] = ['inWorkshop', 'awaitingLabour', 'awaitingParts', 'qc', 'washing']

/** Whether the car is in the workshop, so that its promise time follows its work. */
export const isInHand = ({ type, status, closure }: Pick<Booking, 'type' | 'status' | 'closure'>): boolean =>
  type !== 'testDrive' && closure === 'none' && inHand.includes(status)

/** Whether a person set the promise time, which then stays; of bookings from before that was recorded one that differs from the end did. */
const isSetByPerson = ({ promiseAt, promiseReason, endAt }: Booking): boolean =>
  promiseAt !== null && (promiseReason === null ? promiseAt !== endAt : promiseReason === 'person')

const minutesOf = ({ services }: Pick<Booking, 'services'>) => services.reduce((sum, one) => sum + one.minutes, 0)

async function arrivalOf(tx: Scope, booking: Booking, technicianId: string | null, at: string, hours: OpenHours): Promise<Arrival> {
  const { locationId, id } = booking
  const others = (filters: Record<string, string[]>) =>
    readRows(tx, 'appointments', { size: considered, filters: { closure: ['none'], ...filters }, conditions: [sql`id <> ${id}`] })
  const [branch] = await readRows(tx, 'dealershipLocations', { size: 1, conditions: [sql`id = ${locationId}`] })
  const due = (await others({ locationId: [locationId], type: ['service', 'walkIn'], status: inBay })).map((one) => one.promiseAt ?? at)
  const open = technicianId ? await others({ technicianId: [technicianId], status: beingWorkedOn }) : []
  const minutes = open.map((one) => Math.max(0, minutesOf(one) - businessMinutes(one.promiseFrom ?? one.startAt, at, hours)))
  return { at, bays: branch?.bays ?? 1, due, technicianMinutes: technicianId ? minutes.reduce((sum, one) => sum + one, 0) : null }
}

interface Cause {
  reason: Exclude<Word<'promiseReason'>, 'person' | 'proposal'>
  /** The present moment, ISO UTC. */
  at: string
  /** Work can begin anew only now: at arrival, and with another technician. */
  begins?: { technicianId: string | null }
}
/** Values to write besides the change that moves the promise; none where it stays. */
export type PromiseChanges = Partial<Pick<Booking, 'promiseFrom' | 'promiseProposedAt' | 'promiseAt' | 'promiseReason'>>

/**
 * What the promise time of a car becomes, `booking` with its present lines. A time that a person set stays, and only the proposal changes.
 */
export async function promiseChanges(tx: Scope, booking: Booking, { reason, at, begins }: Cause): Promise<PromiseChanges> {
  const from = booking.promiseFrom ?? booking.startAt
  const hours = await openHours(tx, booking.locationId, from < at ? from : at)
  const begin = begins ? beginOf(await arrivalOf(tx, booking, begins.technicianId, at, hours), hours) : from
  const filters = { appointmentId: [booking.id] }
  const work = await readRows(tx, 'jobServices', { size: considered, filters: { ...filters, decision: ['accepted'] } })
  const parts = await readRows(tx, 'jobParts', { size: considered, filters })
  const promiseProposedAt = readyAt(
    {
      from: begin,
      minutes: minutesOf(booking),
      accepted: work
        .filter(({ code }) => booking.services.some((line) => line.code === code))
        .map(({ minutes, decidedAt, createdAt }) => ({ minutes, at: decidedAt ?? createdAt })),
      parts: parts.map(({ createdAt, arrivedAt, expectedAt }) => ({ since: createdAt, until: arrivedAt ?? expectedAt })),
    },
    hours,
  )
  const started = begin === booking.promiseFrom ? {} : { promiseFrom: begin }
  if (promiseProposedAt === booking.promiseProposedAt) return started
  return { ...started, promiseProposedAt, ...(isSetByPerson(booking) ? {} : { promiseAt: promiseProposedAt, promiseReason: reason }) }
}
