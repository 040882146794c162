// What entries on the waiting list share: which free times fit, which of them count as freed, and the hold of an offer.
// docs/decisions/waitingList.md
import { sql } from 'kysely'
import type { Word } from '../../../src/schema/enumerations.ts'
import { findRow, readRows, type RowOf, type Scope } from '../../core/db/repository.ts'
import { fingerprint } from '../../core/db/seal.ts'
import { Problem } from '../../core/http/problem.ts'
import { dayAfter, localDay } from '../../core/time/time.ts'
import { findFlags, findSettings } from '../../core/time/workshop.ts'
import { freeStartsBetween } from '../offerTimes.ts'

/** An entry on the waiting list. */
export type Entry = RowOf<'waitingEntries'>
/** What is wanted. */
export type Wanted = Pick<Entry, 'packageIds' | 'locationId' | 'firstDay' | 'lastDay' | 'dayPart'>
/** A free start, with its local HH:mm. */
export interface Start {
  start: string
  local: string
}

/** Whether entries can be left and are offered times. */
export async function isWaitingListOpen(tx: Scope): Promise<boolean> {
  const flags = await findFlags(tx)
  return flags.WAITING_LIST !== false && flags.BOOK_A_SERVICE !== false
}

/** Whether an entry waits for a time or for its customer's answer. */
export const isOpenEntry = ({ status }: Pick<Entry, 'status'>): boolean => status === 'waiting' || status === 'offered'

/** The open entry of a car, locked. */
export async function openEntryOf(tx: Scope, vehicleId: string): Promise<Entry | undefined> {
  const [found] = await readRows(tx, 'waitingEntries', {
    size: 1,
    filters: { vehicleId: [vehicleId], status: ['waiting', 'offered'] },
  })
  const entry = found && (await findRow(tx, 'waitingEntries', found.id, { lock: true }))
  return entry && isOpenEntry(entry) ? entry : undefined
}

/** The codes of an entry's services that are still on offer. */
export async function codesOf(tx: Scope, { packageIds }: Pick<Entry, 'packageIds'>): Promise<string[]> {
  if (packageIds.length === 0) return []
  const rows = await readRows(tx, 'servicePackages', { ids: packageIds, size: 100, conditions: [sql`active`] })
  return packageIds.flatMap((id) => rows.find((row) => row.id === id)?.code ?? [])
}

const parts: Readonly<Record<Word<'dayPart'>, { from: string; to: string }>> = {
  any: { from: '00:00', to: '24:00' },
  morning: { from: '00:00', to: '12:00' },
  noon: { from: '12:00', to: '16:00' },
  evening: { from: '16:00', to: '24:00' },
}
/** Whether a start is in an entry's days and part of the day. */
export function suits({ firstDay, lastDay, dayPart }: Wanted, { start, local }: Start): boolean {
  const [day, { from, to }] = [localDay(start), parts[dayPart]]
  return firstDay <= day && day <= lastDay && from <= local && local < to
}

/**
 * The free starts of an entry's branch for its services, within days, `without` a hold; undefined where the branch is closed or a service
 * is no longer on offer: the entry goes on waiting, as either may come back.
 */
export async function freeFor(
  tx: Scope,
  entry: Wanted,
  days: { first: string; last: string },
  now: Date,
  without: string | null = null,
): Promise<Start[] | undefined> {
  const services = await codesOf(tx, entry)
  if (services.length < entry.packageIds.length || days.last < days.first) return undefined
  try {
    return await freeStartsBetween(tx, { locationId: entry.locationId, services, type: 'service', without }, days, now)
  } catch (failure) {
    if (failure instanceof Problem) return undefined
    throw failure
  }
}

/** The days of an entry that are still to come. */
const daysAhead = ({ firstDay, lastDay }: Pick<Entry, 'firstDay' | 'lastDay'>, now: Date) => {
  const today = localDay(now)
  return { first: firstDay > today ? firstDay : today, last: lastDay }
}

/** Notes what is free and fits as an entry is left or changed: its customer saw that and it did not suit, so only what is freed later is offered. */
export async function noteFree(tx: Scope, id: string, entry: Wanted, now: Date, without: string | null = null): Promise<void> {
  const free = (await freeFor(tx, entry, daysAhead(entry, now), now, without)) ?? []
  const starts = free.filter((one) => suits(entry, one)).map(({ start }) => start)
  if (starts.length === 0) return
  await sql`insert into "waitingTimes" ("tenantId", "entryId", "startAt") select current_setting('app.tenant_id'), ${id}, start
    from unnest(${starts}::timestamptz[]) start on conflict do nothing`.execute(tx)
}

/** Throws badInput (400) for days that are past or that nobody can book yet. */
export async function requireDays(tx: Scope, { firstDay, lastDay }: Pick<Entry, 'firstDay' | 'lastDay'>, now: Date): Promise<void> {
  const today = localDay(now)
  const last = dayAfter(today, (await findSettings(tx)).bookingDays)
  const wrong = (field: string) => new Problem('badInput', { fields: { [field]: { key: 'validation.waitingDays', params: { last } } } })
  if (firstDay > last) throw wrong('firstDay')
  if (lastDay < today || lastDay > last) throw wrong('lastDay')
  if (lastDay < firstDay) throw new Problem('badInput', { fields: { lastDay: { key: 'validation.period' } } })
}

/** The values of an entry to which no time is offered. */
export const noOffer = { offeredStart: null, offeredUntil: null } as const

/** Who holds the time that is offered to an entry, until its customer opens the offer. */
export const holderOfEntry = ({ id }: Pick<Entry, 'id'>): string => `waiting:${id}`

/**
 * Gives back the time that is held for an entry. Without the lock of the tenant's times, which must be taken before rows are locked: it only
 * deletes claims that have not expired, which no other transaction deletes.
 */
export async function releaseOffer(tx: Scope, entry: Pick<Entry, 'id'>, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`delete from "slotHolds" where holder = ${fingerprint(holderOfEntry(entry))}
    and "expiresAt" > ${now.toISOString()} returning id`.execute(tx)
  for (const { id } of rows)
    await sql`delete from "slotClaims" where "appointmentId" = ${id} and "expiresAt" > ${now.toISOString()}`.execute(tx)
}
