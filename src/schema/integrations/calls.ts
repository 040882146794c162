// The calls of integrations.
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'

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
