// Whom a campaign would reach now, counted for about a second and a half: of very many customers it says 'at least'.
import { NIL } from 'uuid'
import type { Actor } from '../../../src/schema/access.ts'
import type { Reach } from '../../../src/schema/calls/campaigns.ts'
import { findSettings } from '../../booking/workshop.ts'
import type { Scope } from '../../db/repository.ts'
import { countSlice, type Limits } from './judge.ts'
import { audienceCondition, type Aim } from './audienceOf.ts'

/** Milliseconds that counting may take. */
const patience = 1_500
/** Customers looked at in one short transaction, others' requests wait for no more. */
const sliceSize = 5_000

/** What a preview is asked about. */
export type Wish = Aim & Pick<Limits, 'channel' | 'frequencyDays' | 'campaignId'>

/** Counts with the rights of `actor`. Throws badInput for a filter that no list knows. */
export async function previewReach(
  scoped: <R>(work: (tx: Scope) => Promise<R>) => Promise<R>,
  actor: Actor,
  wish: Wish,
  now: Date,
): Promise<Reach> {
  const until = performance.now() + patience
  const limits = { ...wish, meant: audienceCondition(actor, wish, now), now }
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
