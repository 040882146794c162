// Campaign management: whom one would reach, its approval and its results; and the link by which a customer receives no more of them.
import { z } from 'zod'

const count = z.number().int()
/** Whom a campaign would reach now. */
export const reach = z.object({
  /** Customers behind the rows. Each is counted once below, by the first that holds: no consent, no address, capped, eligible. */
  audience: count,
  eligible: count,
  noConsent: count,
  unreachable: count,
  capped: count,
  /** Eligible ones by language. */
  languages: z.record(z.string(), count),
  /** Of one part of an SMS, in minor units; null where the tenant has not said. */
  partPrice: count.nullable(),
  /** There are more: counting them all would take too long. */
  atLeast: z.boolean(),
})
/** Whom a campaign would reach now. */
export type Reach = z.output<typeof reach>
/** What came of messages to some customers. */
export const outcome = z.object({
  recipients: count,
  waiting: count,
  sent: count,
  delivered: count,
  failed: count,
  withheld: count,
  clicked: count,
  booked: count,
  optedOut: count,
})
/** What came of messages to some customers. */
export type CampaignOutcome = z.output<typeof outcome>
