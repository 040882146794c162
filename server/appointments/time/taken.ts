// Many people after one time at once: one at a time tries for it, and the first who is told that it is taken spares the others the
// search for what else is free.
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Condition } from '../../core/db/conditions.ts'
import type { Engine } from '../../core/db/engine.ts'
import type { Scope } from '../../core/db/repository.ts'
import { fingerprint } from '../../core/db/seal.ts'
import { Problem } from '../../core/http/problem.ts'
import { batched } from '../../core/db/batchLoader.ts'
import { holdIsOver } from '../../core/time/claims.ts'
import { dayAfter, localDay, momentOf } from '../../core/time/time.ts'

/** A time that somebody wants, as far as it decides whether it is free. */
interface TimeWanted {
  locationId: string
  startAt: string
  services: readonly string[]
  advisorId?: string | null | undefined
}
interface Refusal {
  claims: string
  problem: Problem
}
/** All that is claimed on a day, as one word, and whose it is: fingerprints of those who hold a time, mobiles of those who booked one. */
interface Claimed {
  claims: string
  holders: string[]
  bookers: string[]
}

// Branches, advisors and hours are taken to stay as they are for so many milliseconds; claims are compared.
const good = 1_000
// Who has waited so long goes on beside the others: one that gets no answer must not keep all of them.
const timeoutMs = 2_000
const refusals = new LRUCache<string, Refusal>({ max: 1_000, ttl: good })

function dayOf({ startAt }: TimeWanted): Condition {
  const day = localDay(startAt)
  return sql`"startAt" >= ${momentOf(day, '00:00')} and "startAt" < ${momentOf(dayAfter(day, 1), '00:00')}`
}
const claimsOf = (thatDay: Condition, now: Date) =>
  sql`(select md5(coalesce(string_agg(concat(resource, "startAt", "appointmentId"), ',' order by resource, "startAt"), '')) from "slotClaims"
    where ${thatDay} and ("expiresAt" is null or not ${holdIsOver(now)})) as claims`

const keyOf = (tenantId: string, { locationId, startAt, services, advisorId }: TimeWanted): string =>
  JSON.stringify([tenantId, locationId, startAt, [...services].sort(), advisorId ?? null])

/** Who wants a time: a proven mobile of a tenant. */
interface Person {
  tenantId: string
  mobile: string | null
}

/** Throws what somebody else received a moment ago who wanted the same, as long as nothing was claimed or given back since, and nothing that day is the person's own. */
function refuserOf(engine: Engine, key: string, tenantId: string, wanted: TimeWanted, now: () => Date) {
  const thatDay = dayOf(wanted)
  // Nobody asks for another day than the rest: the one answer is everybody's.
  const requested = batched(async (askers: readonly string[]) => {
    const query = sql`select ${claimsOf(thatDay, now())},
      array(select holder from "slotHolds" where ${thatDay}) as holders,
      array(select mobile from customers where id in (select "customerId" from appointments where ${thatDay})) as bookers`
    const [rows = []] = await engine.read(tenantId, [{ query }])
    return askers.map(() => rows[0] as Claimed | undefined)
  })
  return async (mobile: string): Promise<void> => {
    if (!refusals.has(key)) return
    const claimed = await requested.load(mobile)
    const known = refusals.get(key)
    if (!known || !claimed || known.claims !== claimed.claims) return
    // Theirs may be what is in their own way, or the answer that they did not get.
    if (claimed.bookers.includes(mobile) || claimed.holders.includes(fingerprint(mobile))) return
    throw known.problem
  }
}

interface Crowd {
  refuse: (mobile: string) => Promise<void>
  /** Settles, never with an error, when anyone who tries now has their answer. */
  trying: Promise<void> | undefined
  people: number
}
const crowds = new Map<string, Crowd>()

/** Tries for a time when nobody else of this process tries for the same; who waits receives what was said to the one before. */
export async function oneAtATime<R>(
  { engine, now }: { engine: Engine; now: () => Date },
  { tenantId, mobile }: Person,
  wanted: TimeWanted,
  work: () => Promise<R>,
): Promise<R> {
  const key = keyOf(tenantId, wanted)
  const crowd = crowds.get(key) ?? { refuse: refuserOf(engine, key, tenantId, wanted, now), trying: undefined, people: 0 }
  crowds.set(key, crowd)
  crowd.people += 1
  try {
    await crowd.refuse(mobile ?? '')
    const waitedEnough = crowd.trying && pause(timeoutMs, 'enough', { ref: false })
    while (crowd.trying && (await Promise.race([crowd.trying, waitedEnough])) !== 'enough') await crowd.refuse(mobile ?? '')
    const tried = work()
    const leave = () => void (crowd.trying = undefined)
    crowd.trying = tried.then(leave, leave)
    return await tried
  } finally {
    crowd.people -= 1
    if (crowd.people === 0) crowds.delete(key)
  }
}

/** Runs the work that claims the time, and remembers that it was taken. */
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
