// Shapes of what a colleague does with their authenticator app, and of an administrator taking a lost one away.
import { z } from 'zod'
import { limits } from '../limits.ts'
import { line } from '../values.ts'

const nothing = z.object({})
const done = z.object({ successMessage: z.string().optional() })
const password = z
  .string({ error: 'validation.required' })
  .min(1, 'validation.required')
  .max(limits.passwordLength, 'validation.passwordLong')
const recoveryCodes = z.object({
  /** Shown this once. */
  recoveryCodes: z.array(z.string()),
  successMessage: z.string().optional(),
})

/** Inputs and outputs by call. */
export const authenticatorEndpoints = {
  authenticator: {
    audience: 'staff',
    input: nothing,
    output: z.object({ since: z.string().nullable(), recoveryLeft: z.number().int() }),
  },
  /** Makes a secret that counts once a code of it was given; the address is what the app reads from the square. */
  beginAuthenticator: {
    audience: 'staff',
    input: z.strictObject({ password }),
    output: z.object({ secret: z.string(), address: z.string() }),
  },
  confirmAuthenticator: { audience: 'staff', input: z.strictObject({ code: line(20) }), output: recoveryCodes },
  renewRecoveryCodes: { audience: 'staff', input: z.strictObject({ password }), output: recoveryCodes },
  endAuthenticator: { audience: 'staff', input: z.strictObject({ password }), output: done },
  /** For a colleague who has lost theirs; administrators only. */
  resetAuthenticator: { audience: 'staff', input: z.strictObject({}), output: done },
} as const
