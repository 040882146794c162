// Whom a campaign would reach now, counted for about a second and a half: of very many customers it says 'at least'.
import { NIL } from 'uuid'
import type { Actor } from '../../src/schema/core/access.ts'
import type { Reach } from '../../src/schema/campaigns/calls/campaigns.ts'
import { findSettings } from '../core/time/workshop.ts'
import type { Scope } from '../core/db/repository.ts'
import { countSlice, type Limits } from './judge.ts'
import { audienceCondition, type Aim } from './audienceOf.ts'

/** Milliseconds that counting may take. */
const timeoutMs = 1_500
/** Customers looked at in one short transaction, others' requests wait for no more. */
const sliceSize = 5_000

/** What a preview is asked about. */
export type Input = Aim & Pick<Limits, 'channel' | 'frequencyDays' | 'campaignId'>

/** Counts with the rights of `actor`. Throws badInput for a filter that no list knows. */
export async function previewReach(
  scoped: <R>(work: (tx: Scope) => Promise<R>) => Promise<R>,
  actor: Actor,
  request: Input,
  now: Date,
): Promise<Reach> {
  const until = performance.now() + timeoutMs
  const limits = { ...request, meant: audienceCondition(actor, request, now), now }
  const partPrice = await scoped(async (tx) => (await findSettings(tx)).smsPartPrice)
  const reach: Reach = { partPrice, audience: 0, eligible: 0, noConsent: 0, unreachable: 0, capped: 0, languages: {}, atLeast: false }
  for (let after: string | null = NIL; after !== null;) {
    if (performance.now() > until) return { ...reach, atLeast: true }
    const from: string = after
    const { found, next } = await scoped((tx) => countSlice(tx, limits, from, sliceSize))
    for (const { verdict, languageId, count } of found) {
      reach.audience += count
      reach[verdict] += count
      if (verdict === 'eligible') reach.languages[languageId] = (reach.languages[languageId] ?? 0) + count
    }
    after = next
  }
  return reach
}
