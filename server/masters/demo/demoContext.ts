// Inputs and helpers shared by all parts of the demo.
import type { Word } from '../../../src/schema/enumerations.ts'
import type { RowOf } from '../../core/db/repository.ts'
import type { BothLanguages } from '../../core/demo/content/sentences.ts'
import type { Masters } from './masters.ts'
import type { Random } from '../../core/demo/random.ts'

/** One hour in milliseconds. */
export const hour = 3_600_000
/** One day in milliseconds. */
export const day = 24 * hour

/** A company's rows so far, the present time, and a source of random values. */
export interface DemoContext {
  masters: Masters
  staff: readonly RowOf<'staff'>[]
  customers: readonly RowOf<'customers'>[]
  vehicles: readonly RowOf<'vehicles'>[]
  appointments: readonly RowOf<'appointments'>[]
  leads: readonly RowOf<'leads'>[]
  now: Date
  random: Random
}

/** The time so many hours before now. */
export const hoursAgo = ({ now }: DemoContext, hours: number): Date => new Date(now.getTime() - Math.round(hours * hour))
/** One of the sentences, in the language with this id. */
export const sayIn = ({ random }: DemoContext, texts: readonly BothLanguages[], languageId: string): string =>
  random.pick(texts)[languageId === '2' ? 1 : 0]
/** A random number between two, with two decimals. */
export const between = ({ random }: DemoContext, from: number, to: number): number =>
  from + Math.round(random.next() * (to - from) * 100) / 100
/** Finished visits with a car, oldest first, without those of the personas. */
export const doneVisits = ({ appointments, now }: DemoContext): RowOf<'appointments'>[] =>
  appointments
    .filter(({ status, vehicleId, endAt }) => status === 'delivered' && vehicleId !== null && endAt < now.toISOString())
    .toSorted((one, other) => one.endAt.localeCompare(other.endAt))
/** The manager of a department; the administrator for a department without one. */
export function managerOf({ staff }: DemoContext, department: string): RowOf<'staff'> | undefined {
  const accounts = staff.filter(({ staffType }) => staffType === null)
  const wanted = department === 'Bodyshop' ? 'Service' : department
  return accounts.find((one) => one.department === wanted) ?? accounts.find((one) => one.department === 'Finance')
}
/** The designation of a member of staff. */
export const roleOf = ({ masters }: DemoContext, { designationId }: RowOf<'staff'>): Word<'designation'> | undefined =>
  masters.designation.find(({ id }) => id === designationId)?.role
