// Many people after one time at once: the first who is told that it is taken spares the others the search for what else is free.
import { sql } from 'kysely'
import type { Scope } from '../db/repository.ts'
import { fingerprint } from '../db/seal.ts'
import { Problem } from '../problem.ts'
import { holdIsOver } from './claims.ts'
import { dayAfter, localDay, momentOf } from './time.ts'

// A time that somebody wants, as far as it decides whether it is free.
interface TimeWanted {
  locationId: string
  startAt: string
  services: readonly string[]
  advisorId?: string | null | undefined
}
interface Refusal {
  claims: string
  problem: Problem
  until: number
}

// Branches, advisors and hours are taken to stay as they are for so many milliseconds; claims are compared.
const good = 1_000
const most = 1_000
const refusals = new Map<string, Refusal>()

interface Claimed {
  tenant: string
  claims: string
  holds: boolean
}

/** All that is claimed on the day, as one word, and whether the person holds a time of their own. */
async function claimedOn(tx: Scope, { startAt }: TimeWanted, mobile: string, now: Date): Promise<Claimed> {
  const day = localDay(startAt)
  const { rows } = await sql<Claimed>`select current_setting('app.tenant_id') as tenant,
    exists (select from "slotHolds" where holder = ${fingerprint(mobile)}) as holds,
    (select md5(coalesce(string_agg(concat(resource, "startAt", "appointmentId"), ',' order by resource, "startAt"), '')) from "slotClaims"
      where "startAt" >= ${momentOf(day, '00:00')} and "startAt" < ${momentOf(dayAfter(day, 1), '00:00')}
      and ("expiresAt" is null or not ${holdIsOver(now)})) as claims`.execute(tx)
  return rows[0] ?? { tenant: '', claims: '', holds: true }
}

const keyOf = (tenant: string, { locationId, startAt, services, advisorId }: TimeWanted): string =>
  JSON.stringify([tenant, locationId, startAt, [...services].sort(), advisorId ?? null])

/** Throws what somebody else heard a moment ago who wanted the same, as long as nothing was claimed or given back since. */
export async function refuseTaken(tx: Scope, wanted: TimeWanted, mobile: string, now: Date): Promise<void> {
  if (refusals.size === 0) return
  const { tenant, claims, holds } = await claimedOn(tx, wanted, mobile, now)
  const known = refusals.get(keyOf(tenant, wanted))
  if (known && !holds && known.claims === claims && performance.now() < known.until) throw known.problem
}

/** Runs the work that claims the time, and remembers that it was taken. */
export async function rememberTaken<R>(tx: Scope, wanted: TimeWanted, mobile: string, now: Date, work: () => Promise<R>): Promise<R> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem && error.code === 'slotTaken') {
      const { tenant, claims } = await claimedOn(tx, wanted, mobile, now)
      forgetOld()
      refusals.set(keyOf(tenant, wanted), { claims, problem: error, until: performance.now() + good })
    }
    throw error
  }
}

function forgetOld(): void {
  for (const [key, { until }] of refusals) if (until < performance.now() || refusals.size >= most) refusals.delete(key)
}
