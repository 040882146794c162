// The calls of campaigns.
import { campaigns } from './resources.ts'
import { enumerations } from '../enumerations.ts'
import { idValue } from '../core/values.ts'
import { reach, outcome } from './calls/campaigns.ts'
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'

const code = z.string({ error: 'validation.required' }).regex(/^[\w-]{16}$/, 'validation.invalid')
const { audienceModule, audience, channel, frequencyDays } = campaigns.fields
const request = z.strictObject({
  id: idValue.optional(),
  audienceModule: audienceModule.input,
  audience: audience.input,
  channel: channel.input,
  frequencyDays: frequencyDays.input,
})
const count = z.number().int()

/** `withdrawn`: the consent was already withdrawn through this link. */
export const campaignByLink = defineCall({
  method: 'POST',
  path: '/landing-page/campaign-link',
  access: 'visitor',
  input: z.strictObject({ code }),
  output: z.object({ withdrawn: z.boolean() }),
})
/** `granted: true` restores a consent that this same link withdrew; it gives no consent that was not there before. */
export const optOut = defineCall({
  method: 'POST',
  path: '/landing-page/opt-out',
  access: 'visitor',
  rateLimit: [{ rule: 'linkByAddress', by: ['address'] }],
  input: z.strictObject({ code, granted: z.boolean() }),
  output: z.object({ withdrawn: z.boolean() }),
})
/** With `id`: counted as the campaign would be sent, with its author's rights instead of the caller's. */
export const campaignReach = defineCall({
  method: 'POST',
  path: '/campaign-management/reach',
  access: { module: 'campaigns', action: 'list' },
  rateLimit: [{ rule: 'searchByStaff', by: ['person'] }],
  input: request,
  output: reach,
})
/**
 * The customers behind one of a campaign's numbers, as far as the caller may see them; `next` fetches the following page where there may be
 * more.
 */
export const campaignPeople = defineCall({
  method: 'POST',
  path: '/campaign-management/reach/people',
  access: { module: 'campaigns', action: 'list' },
  rateLimit: [{ rule: 'searchByStaff', by: ['person'] }],
  input: request.extend({ verdict: z.enum(['eligible', 'noConsent', 'capped', 'unreachable']), after: idValue.optional() }),
  output: z.object({
    people: z.array(z.object({ id: idValue, name: z.string(), mobile: z.string().nullable() })),
    next: idValue.nullable(),
  }),
})
/** Approves a campaign; the author may not. */
export const approveCampaign = defineCall({
  method: 'POST',
  path: '/campaign-management/{id}/approval',
  access: { module: 'campaigns', action: 'approve', row: 'campaigns' },
  input: z.strictObject({ version: z.number().int() }),
  output: z.object({ row: campaigns.record, successMessage: z.string() }),
})
/** Results of a campaign. */
export const campaignResults = defineCall({
  method: 'GET',
  path: '/campaign-management/{id}/results',
  access: { module: 'campaigns', action: 'show', row: 'campaigns' },
  tool: 'Whom a campaign reached, and what it brought.',
  input: z.object({}),
  output: z.object({
    status: z.enum(enumerations.campaignStatus),
    /** Customers examined so far, and reasons why some got no message. */
    looked: reach.pick({ audience: true, eligible: true, noConsent: true, unreachable: true, capped: true }),
    total: outcome,
    languages: z.array(outcome.extend({ languageId: z.enum(enumerations.language) })),
    /** By local day, ascending. */
    days: z.array(z.object({ day: z.string(), sent: count, clicked: count, booked: count })),
  }),
})
