// Rate limits and lock-outs, counted in the database so that every process shares them. The counting is rate-limiter-flexible's.
import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Engine } from './db/engine.ts'
import { clockSlack } from './db/overdue.ts'
import { Problem } from './problem.ts'
import { countRefusal } from './watch/tallies.ts'

// Points in so many seconds; a blocked key stays blocked for `block` seconds.
const rules = {
  codeByMobile: { points: 6, duration: 3600, block: 3600 },
  codeByAddress: { points: 60, duration: 3600, block: 600 },
  tryByAddress: { points: 60, duration: 900, block: 900 },
  appCodeByAccount: { points: 8, duration: 900, block: 900 },
  signInByAccount: { points: 8, duration: 900, block: 900 },
  signInByAddress: { points: 50, duration: 900, block: 900 },
  proofBySignature: { points: 1, duration: 600, block: 600 },
  tokenByAddress: { points: 300, duration: 600, block: 60 },
  uploadByStaff: { points: 600, duration: 3600, block: 600 },
  uploadByCustomer: { points: 40, duration: 3600, block: 600 },
  resetByAddress: { points: 20, duration: 3600, block: 3600 },
  resetByAccount: { points: 3, duration: 3600, block: 3600 },
  searchByStaff: { points: 240, duration: 60, block: 30 },
  contactByDevice: { points: 10, duration: 3600, block: 3600 },
  contactByMobile: { points: 10, duration: 3600, block: 3600 },
  // A showroom or a carrier is one address to many people.
  contactByAddress: { points: 300, duration: 3600, block: 600 },
  recordByCustomer: { points: 30, duration: 3600, block: 600 },
  pushByPerson: { points: 40, duration: 3600, block: 600 },
  holdByCustomer: { points: 40, duration: 3600, block: 300 },
  promotionByCustomer: { points: 10, duration: 3600, block: 3600 },
  linkByAddress: { points: 300, duration: 60, block: 30 },
  noticeByAddress: { points: 1200, duration: 60, block: 30 },
  checkoutByCustomer: { points: 30, duration: 3600, block: 600 },
  paperByAddress: { points: 30, duration: 600, block: 120 },
  issueByAddress: { points: 5, duration: 3600, block: 3600 },
} as const
/** The name of a limit. */
export type RateRule = keyof typeof rules

/** Counts calls under keys of the caller's own making. */
export interface RateLimits {
  /** Counts one; throws tooManyRequests with the seconds to wait when it is one too many. */
  take(rule: RateRule, key: string): Promise<void>
  /** Takes back the one that was counted: what went well does not count. */
  giveBack(rule: RateRule, key: string): Promise<void>
  /** Forgets a key's count, as a right password does. */
  forget(rule: RateRule, key: string): Promise<void>
}

/** Limits kept in the table "rateLimits". */
export function openRateLimits(engine: Engine): RateLimits {
  const storeClient = {
    query: async ({ text, values }: { text: string; values: unknown[] }) => {
      const result = await engine.db.executeQuery(CompiledQuery.raw(text, values))
      return { rows: result.rows, rowCount: Number(result.numAffectedRows ?? result.rows.length) }
    },
  }
  const limiters = new Map(
    Object.entries(rules).map(([name, { points, duration, block }]) => [
      name,
      new RateLimiterPostgres({
        storeClient,
        storeType: 'client',
        tableName: 'rateLimits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration,
        blockDuration: block,
      }),
    ]),
  )
  const limiterOf = (rule: RateRule) => {
    const limiter = limiters.get(rule)
    if (!limiter) throw new Error(`No rate limit ${rule}.`)
    return limiter
  }
  /** A wait longer than the rule's own comes from a clock that was set back since: the count begins anew. */
  const afterClock = async (refused: unknown, rule: RateRule, key: string): Promise<void> => {
    const { duration, block } = rules[rule]
    if (!(refused instanceof RateLimiterRes) || refused.msBeforeNext <= Math.max(duration, block) * 1000 + clockSlack) throw refused
    await limiterOf(rule).delete(key)
    await limiterOf(rule).consume(key)
  }
  return {
    async take(rule, key) {
      try {
        await limiterOf(rule)
          .consume(key)
          .catch((refused: unknown) => afterClock(refused, rule, key))
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        countRefusal(rule)
        const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
        throw new Problem('tooManyRequests', { params: { seconds }, retryAfter: seconds })
      }
    },
    async giveBack(rule, key) {
      await limiterOf(rule).reward(key)
    },
    async forget(rule, key) {
      await limiterOf(rule).delete(key)
    },
  }
}
