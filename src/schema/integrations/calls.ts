// The calls of integrations.
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'
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
