// The calls of integrations.
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'
import { dateTimeOnGap, idValue } from '../core/values.ts'
import { limits } from '../core/limits.ts'
import { formColumns, otherTargets } from './formMapping.ts'
import { leadForms } from './resources/leadForms.ts'

const { fields } = leadForms

const successMessage = z.string()

/** Makes the key itself, which is answered this once and voids an earlier one. */
export const issueApiKey = defineCall({
  method: 'POST',
  path: '/integrations/api-keys/{id}/issue',
  access: { module: 'integrations', action: 'edit', row: 'apiKeys' },
  input: z.strictObject({}),
  output: z.object({ key: z.string(), successMessage }),
})
/** Voids the key at once. */
export const revokeApiKey = defineCall({
  method: 'POST',
  path: '/integrations/api-keys/{id}/revoke',
  access: { module: 'integrations', action: 'edit', row: 'apiKeys' },
  input: z.strictObject({}),
  output: z.object({ successMessage }),
})
/** How a form would be read: what of an example goes where, and what is wrong with it. Nothing is written. */
export const previewLeadForm = defineCall({
  method: 'POST',
  path: '/integrations/lead-forms/preview',
  access: { module: 'integrations', action: 'edit' },
  input: z.strictObject({
    /** A body as the form sends it: JSON or form-encoded. */
    example: z.string().min(1, 'validation.required').max(20_000, 'validation.tooLong'),
    type: fields.type.input,
    mapping: fields.mapping.input.nullish(),
  }),
  output: z.object({
    fields: z.array(z.object({ name: z.string(), value: z.string(), target: z.enum([...formColumns, ...otherTargets]) })),
    /** The lead's message with what has no place of its own. */
    message: z.string().nullable(),
    /** What the lead would be refused for. */
    problems: z.array(z.object({ column: z.string(), message: z.string() })),
  }),
})
/** Makes the secret that deliveries are signed with, which is answered this once; an earlier one goes on for a day beside it. */
export const issueWebhookSecret = defineCall({
  method: 'POST',
  path: '/integrations/webhooks/{id}/secret',
  access: { module: 'integrations', action: 'edit', row: 'webhookEndpoints' },
  input: z.strictObject({}),
  output: z.object({ secret: z.string(), successMessage }),
})
/** Sends nothing until it is resumed; what happens meanwhile waits. */
export const pauseWebhook = defineCall({
  method: 'POST',
  path: '/integrations/webhooks/{id}/pause',
  access: { module: 'integrations', action: 'edit', row: 'webhookEndpoints' },
  input: z.strictObject({}),
  output: z.object({ successMessage }),
})
/** Sends again, first what waited. */
export const resumeWebhook = defineCall({
  method: 'POST',
  path: '/integrations/webhooks/{id}/resume',
  access: { module: 'integrations', action: 'edit', row: 'webhookEndpoints' },
  input: z.strictObject({}),
  output: z.object({ successMessage }),
})
/** Sends an event that is about no row, also to a paused endpoint, once. */
export const testWebhook = defineCall({
  method: 'POST',
  path: '/integrations/webhooks/{id}/test',
  access: { module: 'integrations', action: 'edit', row: 'webhookEndpoints' },
  input: z.strictObject({}),
  output: z.object({ id: idValue, successMessage }),
})
/** Sends everything that failed since a moment again. */
export const replayWebhook = defineCall({
  method: 'POST',
  path: '/integrations/webhooks/{id}/replay',
  access: { module: 'integrations', action: 'edit', row: 'webhookEndpoints' },
  input: z.strictObject({ since: dateTimeOnGap(limits.minutesGap) }),
  output: z.object({ count: z.number().int(), successMessage }),
})
/** Sends one delivery again that is not under way. */
export const replayDelivery = defineCall({
  method: 'POST',
  path: '/integrations/webhook-deliveries/{id}/replay',
  access: { module: 'integrations', action: 'edit', row: 'webhookDeliveries' },
  input: z.strictObject({}),
  output: z.object({ successMessage }),
})
