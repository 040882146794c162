// The inputs of the slot calculation, read from the database.
import { refuseOverlap } from './packageContents.ts'
import { sql } from 'kysely'
import type { Word } from '../../../src/schema/enumerations.ts'
import { findRow, readRows, type RowOf, type Scope } from '../db/repository.ts'
import { Problem } from '../http/problem.ts'
import { blocksBetween } from './blocks.ts'
import type { Advisor, Branch } from './slots.ts'

/** An active branch. Throws notFound (404) at `locationId` for one that is unknown, inactive or of another tenant. */
export async function findBranch(tx: Scope, locationId: string): Promise<RowOf<'dealershipLocations'>> {
  const location = await findRow(tx, 'dealershipLocations', locationId)
  if (!location?.active) throw new Problem('notFound', { fields: { locationId: { key: 'validation.reference' } } })
  return location
}

/** The branch as input of the slot calculation; in Ramadan with its own Ramadan hours, else the tenant's, else its ordinary hours. */
export function branchOf(location: RowOf<'dealershipLocations'>, settings: RowOf<'settings'>): Branch {
  const { id, hours, bays, slotMinutes } = location
  const { ramadanFrom: from, ramadanTo: to } = settings
  const special = location.ramadanHours ?? settings.ramadanHours
  return { id, hours, bays, slotMinutes, special: from && to && special ? { from, to, hours: special } : null }
}

/** The same with the blocked time between two times (ISO UTC). */
export async function branchWithBlocks(
  tx: Scope,
  location: RowOf<'dealershipLocations'>,
  settings: RowOf<'settings'>,
  from: string,
  to: string,
): Promise<Branch> {
  return { ...branchOf(location, settings), blocked: await blocksBetween(tx, location.id, from, to) }
}

// The staff type that receives the customer, by kind of appointment.
const hostType: Record<Word<'appointmentType'>, Word<'staffType'>> = {
  service: 'Service Advisor',
  walkIn: 'Service Advisor',
  testDrive: 'Sales Executive',
}

/** Active staff of a branch who receive customers for a kind of appointment, by staff number. */
export async function advisorsOf(tx: Scope, locationId: string, type: Word<'appointmentType'> = 'service'): Promise<RowOf<'staff'>[]> {
  const data = await readRows(tx, 'staff', {
    size: 100,
    sort: 'staffNo',
    order: 'ASC',
    conditions: [sql`active`, sql`"staffType" = ${hostType[type]}`, sql`jsonb_exists("locationIds", ${locationId})`],
  })
  return data
}

/**
 * Staff as input of the slot calculation, only the wanted one if given. Throws notFound (404) at `advisorId` when that one is not among
 * them.
 */
export function advisorChoice(advisors: readonly RowOf<'staff'>[], wanted: string | null | undefined): Advisor[] {
  const chosen = wanted ? advisors.filter(({ id }) => id === wanted) : advisors
  if (wanted && chosen.length === 0) throw new Problem('notFound', { fields: { advisorId: { key: 'validation.reference' } } })
  return chosen.map(({ id, workingHours, leave }) => ({ id, workingHours, leave }))
}

/**
 * Active service packages in the order of the codes. Throws notFound (404) at `services` for an unknown or inactive code, badInput (400)
 * there when two of them do the same work.
 */
export async function findPackages(tx: Scope, codes: readonly string[]): Promise<RowOf<'servicePackages'>[]> {
  if (codes.length === 0) return []
  const data = await readRows(tx, 'servicePackages', {
    size: 100,
    conditions: [sql`active`, sql`code in (${sql.join([...codes])})`],
  })
  await refuseOverlap(tx, data)
  return codes.map((code) => {
    const found = data.find((one) => one.code === code)
    if (!found) throw new Problem('notFound', { fields: { services: { key: 'validation.reference' } } })
    return found
  })
}

/** The minutes that packages take at a branch: their sum, at least one slot. */
export const minutesOfWork = ({ slotMinutes }: { slotMinutes: number }, packages: readonly { minutes: number }[]): number =>
  Math.max(
    slotMinutes,
    packages.reduce((sum, one) => sum + one.minutes, 0),
  )

/** The tenant's settings. Throws unknownTenant (404) when there are none. */
export async function findSettings(tx: Scope): Promise<RowOf<'settings'>> {
  const data = await readRows(tx, 'settings', { size: 1 })
  if (!data[0]) throw new Problem('unknownTenant')
  return data[0]
}

/** The modules that the tenant has switched off. */
export async function findClosedModules(tx: Scope): Promise<Word<'accessModule'>[]> {
  const data = await readRows(tx, 'modules', { size: 100, conditions: [sql`not active`] })
  return data.map(({ module }) => module)
}

/** The tenant's features by name: off as well where their module is; missing ones were never set. */
export async function findFlags(tx: Scope): Promise<Partial<Record<Word<'featureFlag'>, boolean>>> {
  const closed = await findClosedModules(tx)
  const data = await readRows(tx, 'featureFlags', { size: 100 })
  return Object.fromEntries(data.map(({ flag, enabled, module }) => [flag, enabled && !closed.includes(module)]))
}

/**
 * Throws `code` when the tenant has switched the feature off: 'featureOff' (403), or for staff 'switchedOff' (409), whose text says where
 * to switch it on. A flag that was never set is on.
 */
export async function requireFlag(tx: Scope, flag: Word<'featureFlag'>, code: 'featureOff' | 'switchedOff' = 'featureOff'): Promise<void> {
  const flags = await findFlags(tx)
  if (flags[flag] === false) throw new Problem(code)
}

/** The holidays of a branch between two days (YYYY-MM-DD), both inclusive. */
export async function holidaysOf(tx: Scope, locationId: string, from: string, to: string): Promise<RowOf<'holidays'>[]> {
  const data = await readRows(tx, 'holidays', {
    size: 100,
    conditions: [sql`"day" between ${from}::date and ${to}::date`, sql`("locationId" is null or "locationId" = ${locationId})`],
  })
  return data
}
