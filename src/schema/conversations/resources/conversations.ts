// Conversations with people outside: one for each number that wrote, with the messages that came from it.
import { choice, dateTime, email, integer, longText, mobile, ref, text, upload } from '../../core/kinds.ts'
import { defineResource } from '../../core/resource.ts'

/** One for each number; what was sent to it is in the outbox. */
export const conversations = defineResource({
  name: 'conversations',
  path: 'conversations',
  module: 'conversations',
  icon: 'message',
  group: 'customers',
  title: ['name'],
  subtitle: ['lastBody'],
  sort: { field: 'lastAt', order: 'DESC' },
  own: ['assigneeId'],
  readOnly: true,
  views: {
    unread: { filter: { unreadHas: 'true' } },
  },
  fields: {
    name: text({ required: true, list: true, search: true, personal: true, max: 200 }),
    mobile: mobile({ required: true, list: true, search: true, pii: true, unique: true }),
    lastBody: text({ list: true, personal: true, max: 200 }),
    lastAt: dateTime({ required: true, list: true }),
    // When the person last wrote by WhatsApp: for 24 hours from then it takes free words.
    lastWhatsappAt: dateTime({}),
    // Messages that came since a colleague last looked; empty for none.
    unread: integer({ list: true, max: 100_000 }),
    assigneeId: ref('staff', { list: true, filter: true }),
    // Empty where nobody knows the number.
    customerId: ref('customers', { filter: true }),
  },
})

/** What people wrote, each message once. */
export const receivedMessages = defineResource({
  name: 'receivedMessages',
  path: 'received-messages',
  module: 'conversations',
  icon: 'message',
  group: 'customers',
  hidden: true,
  title: ['body'],
  sort: { field: 'sentAt', order: 'DESC' },
  readOnly: true,
  fields: {
    conversationId: ref('conversations', { required: true, list: true }),
    customerId: ref('customers', { filter: true }),
    channel: choice('messageChannel', { required: true, list: true }),
    kind: choice('receivedKind', { required: true, list: true }),
    body: longText({ list: true, personal: true, max: 4096 }),
    // The file that came with it, once it is fetched, and how far that is; empty where none came.
    file: upload('received', {}),
    fileState: choice('receivedFile', {}),
    // The address of a mail that was written from another than our message went to.
    sender: email({ pii: true }),
    // When the person sent it, by the provider's clock.
    sentAt: dateTime({ required: true, list: true }),
    // Our message that it answers, and what its button stands for.
    answersId: ref('messages', {}),
    button: text({ writeOnly: true, max: 200 }),
    providerId: text({ required: true, writeOnly: true, unique: true, max: 200 }),
  },
})
