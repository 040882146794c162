// Rate limits and lock-outs, counted in the database so that all processes share them. Counting is done by rate-limiter-flexible.
import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { rateRules as rules, type RateRule } from '../../../src/schema/core/rateRules.ts'
import type { Engine } from '../db/engine.ts'
import { clockSlack } from '../db/overdue.ts'
import { tooManyRequests } from './problem.ts'
import { countRefusal } from '../telemetry/tallies.ts'

/** Counts calls under a rule and a key chosen by the caller. */
export interface RateLimits {
  /** Counts one; throws tooManyRequests (429) with the seconds to wait when the limit is exceeded. */
  take(rule: RateRule, key: string): Promise<void>
  /** Takes one count back, so that successful calls do not count. */
  giveBack(rule: RateRule, key: string): Promise<void>
  /** Removes a key's count, after a correct password for example. */
  forget(rule: RateRule, key: string): Promise<void>
}

/** The limits, stored in the table "rateLimits". */
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
  /** A wait longer than the rule allows comes from a clock that was set back since; the count starts again. */
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
        throw tooManyRequests(seconds)
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
