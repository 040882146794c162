// Browsers that the house may push to, and dead letters that are sent again.
import { z } from 'zod'
import { messages } from '../resources/messages.ts'
import { idValue, line } from '../values.ts'

const endpoint = z.url({ protocol: /^https?$/, error: 'validation.invalid' }).max(2000, 'validation.tooLong')
const key = z.string().regex(/^[\w-]+=*$/, 'validation.invalid')
const nothing = z.object({})

/** Inputs and outputs by call. A visitor's session is let in so that both sides of the house have the same calls; a visitor is refused. */
export const messageEndpoints = {
  /** What a browser subscribes with, base64url. */
  pushKey: { audience: 'visitor', input: nothing, output: z.object({ publicKey: z.string() }) },
  subscribePush: {
    audience: 'visitor',
    inPerson: true,
    /** As the browser's PushSubscription is in JSON. */
    input: z.object({ endpoint, keys: z.object({ p256dh: key.max(200), auth: key.max(100) }) }),
    output: nothing,
  },
  unsubscribePush: { audience: 'visitor', inPerson: true, input: z.object({ endpoint }), output: nothing },
  /** Pushes a word to the person's own browsers. */
  testPush: { audience: 'staff', input: nothing, output: z.object({ successMessage: line(300) }) },
  /** Sends a dead letter again; with a version only as that was seen. */
  resendMessage: {
    audience: 'staff',
    input: z.object({ version: z.number().int().optional() }),
    output: z.object({ row: messages.record, successMessage: line(300) }),
  },
  /** The same for many; those that are no dead letters are left as they are. */
  resendMessages: {
    audience: 'staff',
    input: z.strictObject({ ids: z.array(idValue).min(1, 'validation.required').max(200, 'validation.tooMany') }),
    output: z.object({ queued: z.number().int(), left: z.number().int(), successMessage: line(300) }),
  },
} as const
