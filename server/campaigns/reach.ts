// Counts whom a campaign would reach now, for about 1.5 seconds; for a very large audience the result is a minimum.
import { NIL } from 'uuid'
import type { Actor } from '../../src/schema/core/access.ts'
import type { Reach } from '../../src/schema/campaigns/calls/campaigns.ts'
import { findSettings } from '../core/time/workshop.ts'
import type { Scope } from '../core/db/repository.ts'
import { sampleShortLink } from '../core/access/shortLink.ts'
import type { Services } from '../core/services.ts'
import { countSlice, type Limits } from './judge.ts'
import { audienceCondition, type Aim } from './audienceOf.ts'

/** Milliseconds that counting may take. */
const timeoutMs = 1_500
/** Customers examined in one short transaction, so that other requests do not wait long. */
const sliceSize = 5_000

/** The input of a preview. */
export type Input = Aim & Pick<Limits, 'channel' | 'frequencyDays' | 'campaignId'>

/** Counts with the rights of `actor`. Throws badInput (400) for an unknown filter. */
export async function previewReach(
  services: Services,
  scoped: <R>(work: (tx: Scope) => Promise<R>) => Promise<R>,
  actor: Actor,
  request: Input,
): Promise<Reach> {
  const now = services.now()
  const until = performance.now() + timeoutMs
  const limits = { ...request, meant: audienceCondition(actor, request, now), now }
  const known = await scoped(async (tx) => ({
    partPrice: (await findSettings(tx)).smsPartPrice,
    link: await sampleShortLink(services, tx),
  }))
  const reach: Reach = { ...known, audience: 0, eligible: 0, noConsent: 0, unreachable: 0, capped: 0, languages: {}, atLeast: false }
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
