// Offers freed times to the waiting list, once a minute: the oldest entry that a time suits gets it held and a message with a link. What is
// offered is noted in the transaction that sends, so a run that was cut, or that two servers do, sends nothing twice and loses nothing.
// docs/decisions/waitingList.md
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { languages } from '../../../src/schema/core/limits.ts'
import { linkAddress } from '../../core/access/signedLink.ts'
import { shorten } from '../../core/access/shortLink.ts'
import { commit } from '../../core/commit/commit.ts'
import { jobActor } from '../../core/commit/actor.ts'
import { findRow, readRows, type RowOf, type Scope } from '../../core/db/repository.ts'
import { tenantOf } from '../../core/db/scope.ts'
import { Problem } from '../../core/http/problem.ts'
import type { Services } from '../../core/services.ts'
import { languageOf } from '../../core/texts/languageOf.ts'
import { freeExpired, lockTimes } from '../../core/time/claims.ts'
import { dropHold, keepHold } from '../../core/time/holds.ts'
import { quietAround } from '../../core/time/quietHours.ts'
import { localDay, minutesAfter, momentOf, timeText, visitTime } from '../../core/time/time.ts'
import { findBranch, findPackages, findSettings, minutesOfWork } from '../../core/time/workshop.ts'
import { messageWords } from '../../messages/index.ts'
import { requireWithinLimits } from '../bookingLimits.ts'
import { claimTime } from '../claimTime.ts'
import { codesOf, freeFor, holderOfEntry, isOpenEntry, isWaitingListOpen, noOffer, suits, type Start, type Entry } from './entries.ts'
import { reachOf } from '../../customers/index.ts'

const by = jobActor('waitingList')
/** Offers to one entry on a day: who does not answer must not keep every freed time from the others, nor get a message for each. */
const offersADay = 3
/** Entries that are looked at in one run. */
const atOnce = 500

/** The owner of an entry's car, who left the entry and can be written to; undefined where the car was sold or the customer is gone. */
async function ownerOf(tx: Scope, { customerId, vehicleId }: Entry): Promise<RowOf<'customers'> | undefined> {
  const customer = await findRow(tx, 'customers', customerId)
  const car = await findRow(tx, 'vehicles', vehicleId)
  return car?.customerId === customerId && customer?.mergedIntoId === null && customer.erasedAt === null ? customer : undefined
}

/** The open entries that may have ended, or whose offer was not taken in time. */
async function unsettled(tx: Scope, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select entry.id from "waitingEntries" entry
      left join vehicles car on car.id = entry."vehicleId" left join customers person on person.id = entry."customerId"
    where entry.status in ('waiting', 'offered') and (entry."lastDay" < ${localDay(now)}::date
      or (entry.status = 'offered' and entry."offeredUntil" <= ${now.toISOString()})
      or car."customerId" is distinct from entry."customerId" or car."deletedAt" is not null or person."erasedAt" is not null)
    limit ${atOnce}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Ends an entry whose days are past or that nobody can take any more, or has it wait again after an offer that was not taken in time. */
async function settle(services: Services, tx: Scope, id: string): Promise<void> {
  const now = services.now()
  const before = await findRow(tx, 'waitingEntries', id, { lock: true })
  if (!before || !isOpenEntry(before)) return
  const held = before.status === 'offered' && before.offeredUntil !== null && before.offeredUntil > now.toISOString()
  if (held) return
  const over = before.lastDay < localDay(now) || !(await ownerOf(tx, before))
  if (!over && before.status === 'waiting') return
  const changes = { status: over ? 'over' : 'waiting', ...noOffer }
  await commit({ services, tx }, { resource: 'waitingEntries', action: 'move', before, changes, by })
}

async function write(services: Services, tx: Scope, entry: Entry, customer: RowOf<'customers'>, location: RowOf<'dealershipLocations'>) {
  const { offeredStart, offeredUntil, offers } = entry
  if (offeredStart === null || offeredUntil === null) return
  const { id: customerId } = customer
  const reached = await reachOf(tx, customer, entry)
  if (!reached) return
  const { recipient, languageId } = reached
  const language = languageOf(languageId)
  const { code } = languages[language]
  const words = await messageWords(services, tx, language, 'waitingOffer')
  const { name } = await findSettings(tx)
  const page = linkAddress(services, language, 'book-service', { tenantId: await tenantOf(tx), waiting: entry.id })
  // Longer than the offer: the page then says that it is over, and that the entry goes on.
  const { url, hidden } = await shorten(services, tx, page, new Date(momentOf(entry.lastDay, '23:59')))
  const until = timeText(offeredUntil, language)
  const text = (link: string) =>
    words({ tenant: name[code], when: visitTime(offeredStart, language), location: location.name[code], until, link })
  const about = { resource: 'waitingEntries', rowId: entry.id, kind: 'waitingOffer', expiresAt: new Date(offeredUntil) } as const
  const event = `waitingOffer:${entry.id}:${offers}`
  await services.messages.queue(
    tx,
    { recipient, customerId, languageId, body: text(url), kept: text(hidden), link: url, event, ...about },
    services.now(),
  )
}

/** Holds a start for an entry and writes to its customer; false where the entry or the time is no longer there. */
export async function offerTime(services: Services, tx: Scope, id: string, { start }: Start): Promise<boolean> {
  const now = services.now()
  // Before the entry's row, as bookings do.
  await lockTimes(tx)
  const before = await findRow(tx, 'waitingEntries', id, { lock: true })
  if (before?.status !== 'waiting') return false
  const customer = await ownerOf(tx, before)
  if (!customer) return false
  const { waitingListMinutes } = await findSettings(tx)
  const location = await findBranch(tx, before.locationId)
  const packages = await findPackages(tx, await codesOf(tx, before))
  await requireWithinLimits(tx, { id: before.vehicleId, customerId: customer.id }, now, customer.kind)
  await freeExpired(tx, now)
  const [hold, createdAt] = [uuid(), now.toISOString()]
  const expiresAt = minutesAfter(createdAt, waitingListMinutes)
  const request = {
    ...{ appointmentId: hold, car: null, locationId: location.id, startAt: start, advisorId: null, heldUntil: expiresAt },
    ...{ minutes: minutesOfWork(location, packages), bookedBy: 'customer' as const },
  }
  const { advisorId, endAt, bay } = await claimTime(tx, request, now)
  const place = { id: hold, locationId: location.id, advisorId, bay, driveCarId: null }
  await dropHold(tx, holderOfEntry(before), now)
  await keepHold(tx, holderOfEntry(before), { ...place, startAt: start, endAt, createdAt, expiresAt })
  const changes = { status: 'offered', offeredStart: start, offeredUntil: expiresAt, offers: before.offers + 1 }
  const entry = await commit({ services, tx }, { resource: 'waitingEntries', action: 'move', before, changes, by })
  await sql`insert into "waitingTimes" ("tenantId", "entryId", "startAt", "offeredAt")
    values (current_setting('app.tenant_id'), ${id}, ${start}, ${createdAt})
    on conflict ("tenantId", "entryId", "startAt") do update set "offeredAt" = excluded."offeredAt"`.execute(tx)
  await write(services, tx, entry, customer, location)
  return true
}

/** The starts that may be offered to an entry: free, suiting, freed since it was left, and not offered to it before. */
async function freedFor(tx: Scope, entry: Entry, free: readonly Start[], now: Date): Promise<Start[]> {
  const fitting = free.filter((one) => suits(entry, one))
  // What was free when it was left and is taken now counts as freed when it is free again.
  const starts = fitting.map(({ start }) => start)
  await sql`delete from "waitingTimes" where "entryId" = ${entry.id} and "offeredAt" is null
    and "startAt" <> all(${starts}::timestamptz[])`.execute(tx)
  const { rows } = await sql<{ startAt: string; offeredAt: string | null }>`select "startAt", "offeredAt" from "waitingTimes"
    where "entryId" = ${entry.id}`.execute(tx)
  const today = momentOf(localDay(now), '00:00')
  if (rows.filter(({ offeredAt }) => offeredAt !== null && offeredAt >= today).length >= offersADay) return []
  const noted = new Set(rows.map(({ startAt }) => startAt))
  return fitting.filter(({ start }) => !noted.has(start))
}

const workOf = ({ locationId, packageIds }: Entry): string => JSON.stringify([locationId, [...packageIds].sort()])

/** Settles what has ended, then offers what was freed, outside of the quiet hours; each step in its own transaction. */
export async function offerFreedTimes(services: Services, tenantId: string, now: Date): Promise<void> {
  const scoped = <T>(what: (tx: Scope) => Promise<T>): Promise<T> => services.engine.scoped(tenantId, what)
  for (const id of await scoped((tx) => unsettled(tx, now))) await scoped((tx) => settle(services, tx, id))
  const entries = await scoped(async (tx) => {
    const waiting = { size: atOnce, filters: { status: ['waiting'] }, sort: 'createdAt', order: 'ASC' } as const
    const rows = await readRows(tx, 'waitingEntries', waiting)
    const silent = rows.length === 0 || quietAround(await findSettings(tx), now.toISOString()) || !(await isWaitingListOpen(tx))
    return silent ? [] : rows
  })
  const last = entries.reduce((day, { lastDay }) => (lastDay > day ? lastDay : day), '')
  // One look at a branch's times for all who want the same work there.
  const known = new Map<string, Start[] | undefined>()
  for (const entry of entries) {
    const freed = await scoped(async (tx) => {
      const work = workOf(entry)
      const free = known.has(work) ? known.get(work) : await freeFor(tx, entry, { first: localDay(now), last }, now)
      known.set(work, free)
      return free ? freedFor(tx, entry, free, now) : []
    })
    for (const start of freed) {
      const outcome = await attempt(() => scoped((tx) => offerTime(services, tx, entry.id, start)))
      if (outcome === 'taken') continue
      // What is held now is no longer free for the next.
      if (outcome === 'offered') known.clear()
      break
    }
  }
}

// A refusal, such as a car that was booked meanwhile, leaves the entry on the list.
async function attempt(work: () => Promise<boolean>): Promise<'offered' | 'taken' | 'refused'> {
  try {
    return (await work()) ? 'offered' : 'refused'
  } catch (failure) {
    if (!(failure instanceof Problem)) throw failure
    return failure.code === 'slotTaken' ? 'taken' : 'refused'
  }
}
