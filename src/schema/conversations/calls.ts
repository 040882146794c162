// The calls of conversations: about a conversation itself, or about a customer, lead or case whose person it is with.
import { z } from 'zod'
import { defineCall } from '../core/defineCall.ts'
import { idValue, line, paragraph } from '../core/values.ts'
import { enumerations } from '../enumerations.ts'
import { uploadedFile } from '../files/index.ts'
import { answerChannels } from './answerChannels.ts'
import { conversations } from './resources/conversations.ts'

const nothing = z.object({})
const successMessage = line(300)

const entry = z.object({
  id: idValue,
  /** Whether the person wrote it. */
  theirs: z.boolean(),
  at: z.string(),
  body: z.string(),
  channel: z.enum(enumerations.messageChannel),
  /** What kind of message it is: the person's, or ours. */
  received: z.enum(enumerations.receivedKind).nullable(),
  sent: z.enum(enumerations.messageKind).nullable(),
  status: z.enum(enumerations.messageStatus).nullable(),
  /** Why it failed, or did not go by WhatsApp. */
  error: z.enum(enumerations.messageError).nullable(),
  readAt: z.string().nullable(),
  /** The colleague who wrote it. */
  staffId: idValue.nullable(),
  /** What came or went with it; its address is signed. */
  file: uploadedFile.nullable(),
  /** How far the file that came is. */
  fileState: z.enum(enumerations.receivedFile).nullable(),
  /** The address of a mail that came from another than ours went to. */
  sender: z.string().nullable(),
})
/** One message of a conversation. */
export type ThreadEntry = z.infer<typeof entry>

/** The messages to and from a person, the newest last, and by what they may be answered. */
export const showThread = defineCall({
  method: 'GET',
  path: '/conversations/about/{resource}/{id}',
  access: { module: 'conversations', action: 'show' },
  tool: 'The conversation with a customer about themselves, a lead or a case.',
  input: nothing,
  output: z.object({
    conversation: conversations.record.nullable(),
    entries: z.array(entry),
    languageId: z.enum(enumerations.language),
    /** Until when WhatsApp takes free words; null while it takes approved ones only. */
    openUntil: z.string().nullable(),
    ways: z.array(z.enum(answerChannels)),
    /** Those of the ways by which a file goes. */
    fileWays: z.array(z.enum(answerChannels)),
    /** Whether the invitation to go on is approved in the person's language. */
    mayInvite: z.boolean(),
    mayWrite: z.boolean(),
    mayAssign: z.boolean(),
  }),
})
/** Answers the person, in words, with a file, or both; opens the conversation where there is none yet. */
export const answerThread = defineCall({
  method: 'POST',
  path: '/conversations/about/{resource}/{id}/answers',
  access: { module: 'conversations', action: 'edit' },
  tool: 'Write to a customer in a conversation, by WhatsApp, SMS or e-mail.',
  idempotent: true,
  input: z.strictObject({
    channel: z.enum(answerChannels, 'validation.choice'),
    body: paragraph(900).optional(),
    file: idValue.optional(),
  }),
  output: z.object({ successMessage }),
})
/** Sends the approved invitation to write again, which opens the 24 hours once the person answers. */
export const inviteToThread = defineCall({
  method: 'POST',
  path: '/conversations/about/{resource}/{id}/invitation',
  access: { module: 'conversations', action: 'edit' },
  idempotent: true,
  input: z.strictObject({}),
  output: z.object({ successMessage }),
})
/** Marks what came as read. */
export const readThread = defineCall({
  method: 'POST',
  path: '/conversations/{id}/read',
  access: { module: 'conversations', action: 'edit', row: 'conversations' },
  input: nothing,
  output: nothing,
})
/** Assigns a conversation: to oneself with the right to write, to others with the right to assign. */
export const assignThread = defineCall({
  method: 'POST',
  path: '/conversations/{id}/assignee',
  access: {
    anyOf: [
      { module: 'conversations', action: 'edit' },
      { module: 'conversations', action: 'assign' },
    ],
    row: 'conversations',
  },
  idempotent: true,
  input: z.strictObject({ staffId: idValue.nullable() }),
  output: z.object({ conversation: conversations.record, successMessage }),
})
