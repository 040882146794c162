// The desk of campaigns: whom one would reach, its approval and its results; and the link by which a customer hears no more of them.
import { z } from 'zod'
import { enumerations } from '../enumerations.ts'
import { campaigns } from '../resources/campaigns.ts'
import { idValue } from '../values.ts'

const count = z.number().int()
const { audienceModule, audience, channel, frequencyDays } = campaigns.fields
const code = z.string({ error: 'validation.required' }).regex(/^[\w-]{16}$/, 'validation.invalid')
const reach = z.object({
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
const wish = z.strictObject({
  id: idValue.optional(),
  audienceModule: audienceModule.input,
  audience: audience.input,
  channel: channel.input,
  frequencyDays: frequencyDays.input,
})
/** Whom a campaign would reach now. */
export type Reach = z.output<typeof reach>
const outcome = z.object({
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

/** Input and output of the calls. */
export const campaignEndpoints = {
  /** `id`: as the campaign would send it, with its author's rights instead of the caller's. */
  campaignReach: {
    audience: 'staff',
    input: wish,
    output: reach,
  },
  /** Those behind one of its numbers, as far as the caller may see them; `next` asks on where there may be more. */
  campaignPeople: {
    audience: 'staff',
    input: wish.extend({ verdict: z.enum(['eligible', 'noConsent', 'capped', 'unreachable']), after: idValue.optional() }),
    output: z.object({
      people: z.array(z.object({ id: idValue, name: z.string(), mobile: z.string() })),
      next: idValue.nullable(),
    }),
  },
  approveCampaign: {
    audience: 'staff',
    input: z.strictObject({ version: z.number().int() }),
    output: z.object({ row: campaigns.record, successMessage: z.string() }),
  },
  campaignResults: {
    audience: 'staff',
    input: z.object({}),
    output: z.object({
      status: z.enum(enumerations.campaignStatus),
      /** Whom it looked at so far, and why some got nothing. */
      looked: reach.pick({ audience: true, eligible: true, noConsent: true, unreachable: true, capped: true }),
      total: outcome,
      languages: z.array(outcome.extend({ languageId: z.enum(enumerations.language) })),
      /** By local day, the first first. */
      days: z.array(z.object({ day: z.string(), sent: count, clicked: count, booked: count })),
    }),
  },
  /** `withdrawn`: this link took the consent back already. */
  campaignByLink: { audience: 'visitor', input: z.strictObject({ code }), output: z.object({ withdrawn: z.boolean() }) },
  /** `granted: true` takes back what this link itself withdrew, and gives nothing that was not there. */
  optOut: {
    audience: 'visitor',
    input: z.strictObject({ code, granted: z.boolean() }),
    output: z.object({ withdrawn: z.boolean() }),
  },
} as const
