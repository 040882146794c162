// Limits the work when many people want the same time: they try one after the other, and after the first refusal the others get the same
// answer without another search for free times.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Condition } from '../../core/db/list/conditions.ts'
import type { Engine } from '../../core/db/engine.ts'
import type { Scope } from '../../core/db/repository.ts'
import { fingerprint } from '../../core/db/seal.ts'
import { Problem } from '../../core/http/problem.ts'
import { batched } from '../../core/db/batchLoader.ts'
import { holdIsOver } from '../../core/time/claims.ts'
import { holderOf } from '../../core/time/holds.ts'
import { dayAfter, localDay, momentOf } from '../../core/time/time.ts'

/** The parts of a request for a time that decide whether it is free. */
interface TimeWanted {
  locationId: string
  startAt: string
  services: readonly string[]
  driveCarId?: string | null | undefined
  advisorId?: string | null | undefined
}
interface Refusal {
  claims: string
  problem: Problem
}
/**
 * All claims of a day as one text, with their owners: fingerprints of those that hold a time, and mobiles of those that booked one.
 */
interface Claimed {
  claims: string
  holders: string[]
  bookers: string[]
}

// Milliseconds for which a refusal is reused. Changes of branches, advisors and hours are not noticed in that time; claims are compared.
const good = 1_000
// Milliseconds after which a waiting request continues in parallel, so that one unanswered request does not block all.
const timeoutMs = 2_000
const refusals = new LRUCache<string, Refusal>({ max: 1_000, ttl: good })

function dayOf({ startAt }: TimeWanted): Condition {
  const day = localDay(startAt)
  return sql`"startAt" >= ${momentOf(day, '00:00')} and "startAt" < ${momentOf(dayAfter(day, 1), '00:00')}`
}
const claimsOf = (thatDay: Condition, now: Date) =>
  sql`(select md5(coalesce(string_agg(concat(resource, "startAt", "appointmentId"), ',' order by resource, "startAt"), '')) from "slotClaims"
    where ${thatDay} and ("expiresAt" is null or not ${holdIsOver(now)})) as claims`

const keyOf = (tenantId: string, { locationId, startAt, services, advisorId, driveCarId }: TimeWanted): string =>
  JSON.stringify([tenantId, locationId, startAt, [...services].sort(), advisorId ?? null, driveCarId ?? null])

/** The person who wants a time. */
interface Person {
  tenantId: string
  mobile: string | null
  tokenHash: string
}

/**
 * Throws the recent refusal of another person with the same request, unless claims were added or released since, or the person has a claim
 * of their own on that day.
 */
function refuserOf(engine: Engine, key: string, tenantId: string, wanted: TimeWanted, now: () => Date) {
  const thatDay = dayOf(wanted)
  // All requests concern the same day, so one answer serves them all.
  const requested = batched(async (askers: readonly string[]) => {
    const query = sql`select ${claimsOf(thatDay, now())},
      array(select holder from "slotHolds" where ${thatDay}) as holders,
      array(select mobile from customers where id in (select "customerId" from appointments where ${thatDay})) as bookers`
    const [rows = []] = await engine.read(tenantId, [{ query }])
    return askers.map(() => rows[0] as Claimed | undefined)
  })
  return async (holder: string): Promise<void> => {
    if (!refusals.has(key)) return
    const claimed = await requested.load(holder)
    const known = refusals.get(key)
    if (!known || !claimed || known.claims !== claimed.claims) return
    // The person's own claims may be what is in the way, or the result of an answer that they did not receive.
    if (claimed.bookers.includes(holder) || claimed.holders.includes(fingerprint(holder))) return
    throw known.problem
  }
}

interface Crowd {
  refuse: (holder: string) => Promise<void>
  /** Resolves, never rejects, when the present attempt has its answer. */
  trying: Promise<void> | undefined
  people: number
}
const crowds = new Map<string, Crowd>()

/** Tries for a time while nobody else in this process tries for the same; those who wait get the refusal of the one before. */
export async function oneAtATime<R>(
  { engine, now }: { engine: Engine; now: () => Date },
  person: Person,
  wanted: TimeWanted,
  work: () => Promise<R>,
): Promise<R> {
  const { tenantId } = person
  const holder = holderOf(person)
  const key = keyOf(tenantId, wanted)
  const crowd = crowds.get(key) ?? { refuse: refuserOf(engine, key, tenantId, wanted, now), trying: undefined, people: 0 }
  crowds.set(key, crowd)
  crowd.people += 1
  try {
    await crowd.refuse(holder)
    const waitedEnough = crowd.trying && pause(timeoutMs, 'enough', { ref: false })
    while (crowd.trying && (await Promise.race([crowd.trying, waitedEnough])) !== 'enough') await crowd.refuse(holder)
    const tried = work()
    const leave = () => void (crowd.trying = undefined)
    crowd.trying = tried.then(leave, leave)
    return await tried
  } finally {
    crowd.people -= 1
    if (crowd.people === 0) crowds.delete(key)
  }
}

/** Runs the work that claims the time; a refusal with slotTaken is stored for others who want the same. */
export async function rememberTaken<R>(tx: Scope, wanted: TimeWanted, now: Date, work: () => Promise<R>): Promise<R> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem && error.code === 'slotTaken') {
      const { rows } = await sql<{ tenant: string; claims: string }>`select current_setting('app.tenant_id') as tenant,
        ${claimsOf(dayOf(wanted), now)}`.execute(tx)
      for (const { tenant, claims } of rows) refusals.set(keyOf(tenant, wanted), { claims, problem: error })
    }
    throw error
  }
}
