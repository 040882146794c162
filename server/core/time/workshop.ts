// What the slot calculation needs to know of a branch, read in one place.
import { sql } from 'kysely'
import type { Word } from '../../../src/schema/enumerations.ts'
import { findRow, readRows, type RowOf, type Scope } from '../db/repository.ts'
import { Problem } from '../http/problem.ts'
import { blocksBetween } from './blocks.ts'
import type { Advisor, Branch } from './slots.ts'

/** An active branch; throws notFound for another tenant's, a closed or an unknown one. */
export async function findBranch(tx: Scope, locationId: string): Promise<RowOf<'dealershipLocations'>> {
  const location = await findRow(tx, 'dealershipLocations', locationId)
  if (!location?.active) throw new Problem('notFound', { fields: { locationId: { key: 'validation.reference' } } })
  return location
}

/** The branch as the slot calculation wants it; in Ramadan it keeps its own Ramadan hours, else the tenant's, else its ordinary ones. */
export function branchOf(location: RowOf<'dealershipLocations'>, settings: RowOf<'settings'>): Branch {
  const { id, hours, bays, slotMinutes } = location
  const { ramadanFrom: from, ramadanTo: to } = settings
  const special = location.ramadanHours ?? settings.ramadanHours
  return { id, hours, bays, slotMinutes, special: from && to && special ? { from, to, hours: special } : null }
}

/** The same with the time that is blocked between two moments, ISO UTC. */
export async function branchWithBlocks(
  tx: Scope,
  location: RowOf<'dealershipLocations'>,
  settings: RowOf<'settings'>,
  from: string,
  to: string,
): Promise<Branch> {
  return { ...branchOf(location, settings), blocked: await blocksBetween(tx, location.id, from, to) }
}

// Who receives the customer: a service advisor, or for a test drive a sales executive.
const hostType: Record<Word<'appointmentType'>, Word<'staffType'>> = {
  service: 'Service Advisor',
  walkIn: 'Service Advisor',
  testDrive: 'Sales Executive',
}

/** Active hosts of a branch for a kind of appointment, by staff number. */
export async function advisorsOf(tx: Scope, locationId: string, type: Word<'appointmentType'> = 'service'): Promise<RowOf<'staff'>[]> {
  const data = await readRows(tx, 'staff', {
    size: 100,
    sort: 'staffNo',
    order: 'ASC',
    conditions: [sql`active`, sql`"staffType" = ${hostType[type]}`, sql`jsonb_exists("locationIds", ${locationId})`],
  })
  return data
}

/** Advisors as the slot calculation wants them, only the asked one when one is asked. */
export function advisorChoice(advisors: readonly RowOf<'staff'>[], wanted: string | null | undefined): Advisor[] {
  const chosen = wanted ? advisors.filter(({ id }) => id === wanted) : advisors
  if (wanted && chosen.length === 0) throw new Problem('notFound', { fields: { advisorId: { key: 'validation.reference' } } })
  return chosen.map(({ id, workingHours, leave }) => ({ id, workingHours, leave }))
}

/** Active packages by code, in the order asked; throws notFound for an unknown code. */
export async function findPackages(tx: Scope, codes: readonly string[]): Promise<RowOf<'servicePackages'>[]> {
  if (codes.length === 0) return []
  const data = await readRows(tx, 'servicePackages', {
    size: 100,
    conditions: [sql`active`, sql`code in (${sql.join([...codes])})`],
  })
  return codes.map((code) => {
    const found = data.find((one) => one.code === code)
    if (!found) throw new Problem('notFound', { fields: { services: { key: 'validation.reference' } } })
    return found
  })
}

/** Minutes that a work takes at a branch: its services' own, and one slot at the least. */
export const minutesOfWork = ({ slotMinutes }: { slotMinutes: number }, packages: readonly { minutes: number }[]): number =>
  Math.max(
    slotMinutes,
    packages.reduce((sum, one) => sum + one.minutes, 0),
  )

/** The tenant's one row of settings. */
export async function findSettings(tx: Scope): Promise<RowOf<'settings'>> {
  const data = await readRows(tx, 'settings', { size: 1 })
  if (!data[0]) throw new Problem('unknownTenant')
  return data[0]
}

/** Flags by name. */
export async function findFlags(tx: Scope): Promise<Partial<Record<Word<'featureFlag'>, boolean>>> {
  const data = await readRows(tx, 'featureFlags', { size: 100 })
  return Object.fromEntries(data.map(({ flag, enabled }) => [flag, enabled]))
}

/** Refuses what the tenant has switched off; a flag that was never set is on. To colleagues 'switchedOff' says where it is switched on, and leaves them where they are. */
export async function requireFlag(tx: Scope, flag: Word<'featureFlag'>, code: 'featureOff' | 'switchedOff' = 'featureOff'): Promise<void> {
  const flags = await findFlags(tx)
  if (flags[flag] === false) throw new Problem(code)
}

/** Days from one to the other, both included, on which a branch is closed. Days YYYY-MM-DD. */
export async function holidaysOf(tx: Scope, locationId: string, from: string, to: string): Promise<RowOf<'holidays'>[]> {
  const data = await readRows(tx, 'holidays', {
    size: 100,
    conditions: [sql`"day" between ${from}::date and ${to}::date`, sql`("locationId" is null or "locationId" = ${locationId})`],
  })
  return data
}
