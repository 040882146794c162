// Calls that belong to no feature.
import { defineFileCall, defineCall } from './defineCall.ts'
import { jobOut } from './resources/jobs.ts'
import { z } from 'zod'
import { bilingualOut } from './values.ts'

const nothing = z.object({})

/** Live events as server-sent events without an end; the Last-Event-ID header continues after an interruption. */
export const live = defineFileCall({
  method: 'GET',
  path: '/staffs/live',
  access: 'staff',
  file: 'stream',
  rateLimit: [
    { rule: 'liveByPerson', by: ['tenant', 'person'] },
    { rule: 'liveByAddress', by: ['address'] },
  ],
})

/** Stops one of the caller's own jobs. */
export const cancelJob = defineCall({ method: 'POST', path: '/jobs/{id}/cancel', access: 'staff', input: z.object({}), output: jobOut })
/** Undoes what one of the caller's own jobs did. */
export const undoJob = defineCall({
  method: 'POST',
  path: '/jobs/{id}/undo',
  access: 'staff',
  idempotent: true,
  input: z.object({}),
  output: jobOut,
})

/** Opens a visitor's session of the request's tenant. */
export const requestToken = defineCall({
  method: 'GET',
  path: '/landing-page/request-token',
  access: 'anyone',
  rateLimit: [{ rule: 'tokenByAddress', by: ['address'] }],
  input: nothing,
  output: z.object({ token: z.string(), client: z.object({ tenantId: z.string(), name: bilingualOut }) }),
})

/** Ends the customer's session. */
export const signOut = defineCall({
  method: 'POST',
  path: '/customers/sign-out',
  access: 'customer',
  input: z.object({}),
  output: z.object({}),
})
