// Shapes of campaign management: reach, approval, results, and the opt-out link.
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
  /** Eligible customers by language. */
  languages: z.record(z.string(), count),
  /** Price of one part of an SMS in minor units; null where the tenant has not set it. */
  partPrice: count.nullable(),
  /** A link as long as those in its messages. */
  link: z.string(),
  /** The counts are lower bounds: counting all customers would take too long. */
  atLeast: z.boolean(),
})
/** Whom a campaign would reach now. */
export type Reach = z.output<typeof reach>
/** Results of messages to some customers. */
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
/** Results of messages to some customers. */
export type CampaignOutcome = z.output<typeof outcome>
