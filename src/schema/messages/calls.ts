// The calls of messages.
import { line, idValue } from '../core/values.ts'
import { messages, whatsappTemplates } from './resources.ts'
import { costs } from './calls/messageCosts.ts'
import { enumerations } from '../enumerations.ts'
import { wording } from './calls/messageTexts.ts'
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'

const nothing = z.object({})
const endpoint = z.url({ protocol: /^https?$/, error: 'validation.invalid' }).max(2000, 'validation.tooLong')
const key = z.string().regex(/^[\w-]+=*$/, 'validation.invalid')

/** The key with which a browser subscribes to pushes, base64url. */
export const pushKey = defineCall({
  method: 'GET',
  path: '/push/key',
  access: 'visitor',
  input: nothing,
  output: z.object({ publicKey: z.string() }),
})
/** Stores a browser's push subscription. */
export const subscribePush = defineCall({
  method: 'POST',
  path: '/push/subscribe',
  access: 'visitor',
  rateLimit: [{ rule: 'pushByPerson', by: ['tenant', 'person'] }],
  inPerson: true,
  /** The JSON form of the browser's PushSubscription. */
  input: z.object({ endpoint, keys: z.object({ p256dh: key.max(200), auth: key.max(100) }) }),
  output: nothing,
})
/** Deletes a browser's push subscription. */
export const unsubscribePush = defineCall({
  method: 'POST',
  path: '/push/unsubscribe',
  access: 'visitor',
  inPerson: true,
  input: z.object({ endpoint }),
  output: nothing,
})
/** Sends a test push to the person's own browsers. */
export const testPush = defineCall({
  method: 'POST',
  path: '/push/test',
  access: 'staff',
  rateLimit: [{ rule: 'pushByPerson', by: ['tenant', 'person'] }],
  input: nothing,
  output: z.object({ successMessage: line(300) }),
})
/** Resends a dead letter; with a version, only if it has not changed since. */
export const resendMessage = defineCall({
  method: 'POST',
  path: '/messages/{id}/resend',
  access: { module: 'messages', action: 'edit', row: 'messages' },
  idempotent: true,
  input: z.object({ version: z.number().int().optional() }),
  output: z.object({ row: messages.record, successMessage: line(300) }),
})
/** Resends many dead letters; other messages are left unchanged. */
export const resendMessages = defineCall({
  method: 'POST',
  path: '/messages/resend',
  access: { module: 'messages', action: 'edit' },
  idempotent: true,
  input: z.strictObject({ ids: z.array(idValue).min(1, 'validation.required').max(200, 'validation.tooMany') }),
  output: z.object({ queued: z.number().int(), left: z.number().int(), successMessage: line(300) }),
})
/** The text of each kind of message, with present values of its placeholders. */
export const messageWordings = defineCall({
  method: 'GET',
  path: '/misc/message-wordings',
  access: { module: 'settings', action: 'show' },
  input: z.object({}),
  output: z.object({
    wordings: z.array(wording),
    /** Price of one SMS part in minor units; null where the tenant has set none. */
    partPrice: z.number().int().nullable(),
  }),
})
/** What the messages that the person may see cost, by kind and month; months without any are left out. */
export const messageCosts = defineCall({
  method: 'GET',
  path: '/misc/message-costs',
  access: { module: 'messages', action: 'list' },
  tool: 'What messages cost, by kind and month.',
  input: z.object({}),
  output: costs,
})

/** What people enter at a provider that takes no words by a call. */
const entry = z.object({ body: z.string(), buttons: z.array(z.string()), marketing: z.boolean() })
/**
 * The templates of WhatsApp with their approval. `byHand`: people enter the words at the provider, as `entry` says. `current`: whether the
 * words are those that are sent at present.
 */
export const listWhatsappTemplates = defineCall({
  method: 'GET',
  path: '/misc/whatsapp-templates',
  access: { module: 'settings', action: 'show' },
  input: nothing,
  output: z.object({
    active: z.boolean(),
    byHand: z.boolean(),
    templates: z.array(whatsappTemplates.record.and(z.object({ current: z.boolean(), entry }))),
  }),
})
/** Submits the present words of a kind of message to WhatsApp for approval, or prepares them for who enters them at the provider. */
export const submitWhatsappTemplate = defineCall({
  method: 'POST',
  path: '/misc/whatsapp-templates/submit',
  access: { module: 'settings', action: 'edit' },
  input: z.strictObject({
    kind: z.enum(enumerations.messageKind, 'validation.choice'),
    languageId: z.enum(enumerations.language, 'validation.choice'),
  }),
  output: z.object({ template: whatsappTemplates.record, successMessage: line(300) }),
})
/** Reads the approvals from WhatsApp. */
export const readWhatsappTemplates = defineCall({
  method: 'POST',
  path: '/misc/whatsapp-templates/read',
  access: { module: 'settings', action: 'edit' },
  input: nothing,
  output: z.object({ successMessage: line(300) }),
})
