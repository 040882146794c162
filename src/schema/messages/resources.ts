// Messages to people, and the browsers that receive pushes.
import { choice, dateTime, integer, money, ref, text, upload, yesNo } from '../core/kinds.ts'
import { defineResource } from '../core/resource.ts'

/** The outbox: every message that was or will be sent. */
export const messages = defineResource({
  name: 'messages',
  path: 'messages',
  module: 'messages',
  icon: 'message',
  group: 'reach',
  title: ['recipient'],
  subtitle: ['kind'],
  sort: { field: 'createdAt', order: 'DESC' },
  readOnly: true,
  sections: {
    message: [
      'kind',
      'body',
      'file',
      'languageId',
      'recipient',
      'customerId',
      'staffId',
      'campaignId',
      'bookingId',
      'conversationId',
      'marketing',
    ],
    way: [
      'status',
      'error',
      'channel',
      'carrier',
      'parts',
      'cost',
      'attempts',
      'dueAt',
      'expiresAt',
      'sentAt',
      'pushedAt',
      'deliveredAt',
      'readAt',
      'whatsappError',
    ],
  },
  views: {
    dead: { filter: { status: ['failed'] } },
    underWay: { filter: { status: ['queued', 'sending'] } },
  },
  fields: {
    recipient: text({ required: true, list: true, search: true, pii: true, max: 254 }),
    kind: choice('messageKind', { required: true, list: true }),
    status: choice('messageStatus', { required: true, list: true }),
    body: text({ required: true, list: true, personal: true, max: 1000 }),
    channel: choice('messageChannel', { required: true, list: true }),
    languageId: choice('language', { required: true, filter: true }),
    // Why it failed, or was not sent.
    error: choice('messageError', { list: true }),
    // What delivered it: a push that reached no browser is sent as an SMS.
    carrier: choice('messageCarrier', { filter: true }),
    customerId: ref('customers', { filter: true }),
    staffId: ref('staff', { filter: true }),
    campaignId: ref('campaigns', { filter: true }),
    // The first booking of the car that a reminder is about, within a month after it.
    bookingId: ref('appointments', { filter: true }),
    // The conversation that it answers in.
    conversationId: ref('conversations', {}),
    // What goes with it, by WhatsApp or mail.
    file: upload('general', {}),
    marketing: yesNo({ required: true, filter: true, initial: false }),
    // Number of attempts, and of SMS parts.
    attempts: integer({ required: true, max: 1000, initial: 0 }),
    parts: integer({ list: true, max: 100 }),
    // What its sendings cost, by the prices of those days; empty where nothing was sent, no price was set, or it is older than this field.
    cost: money({ list: true }),
    // Earliest and latest time of sending.
    dueAt: dateTime({}),
    expiresAt: dateTime({}),
    sentAt: dateTime({ list: true }),
    pushedAt: dateTime({}),
    deliveredAt: dateTime({}),
    readAt: dateTime({}),
    // Why it went on as SMS instead of by WhatsApp; a message with a reason goes by WhatsApp no more.
    whatsappError: choice('messageError', { filter: true }),
    // The event that it is about, named by the code that sends it: one message an event.
    event: text({ writeOnly: true, unique: true, max: 120 }),
    // The row that it is about, as in the audit; empty where it is about no row.
    resource: text({ writeOnly: true, max: 60 }),
    rowId: text({ writeOnly: true, max: 40 }),
    // The provider's id of the message.
    providerId: text({ writeOnly: true, max: 120 }),
    // The link that a push opens, and the body where only the recipient may read it; both are removed after sending.
    link: text({ secret: true, writeOnly: true, max: 2000 }),
    kept: yesNo({ required: true, writeOnly: true, initial: false }),
    sealedBody: text({ secret: true, writeOnly: true, max: 1000 }),
  },
})

/** Push subscriptions of a person's browsers. */
export const pushSubscriptions = defineResource({
  name: 'pushSubscriptions',
  path: 'push-subscriptions',
  module: 'settings',
  icon: 'bell',
  group: 'reach',
  hidden: true,
  title: ['device'],
  sort: { field: 'createdAt', order: 'DESC' },
  readOnly: true,
  fields: {
    customerId: ref('customers', { list: true }),
    staffId: ref('staff', { list: true }),
    device: text({ list: true, personal: true, max: 200 }),
    languageId: choice('language', { required: true, list: true }),
    // Anyone who knows the address can push to it, so rows are found by its hash.
    fingerprint: text({ required: true, writeOnly: true, unique: true, max: 64 }),
    endpoint: text({ required: true, secret: true, writeOnly: true, max: 2000 }),
    publicKey: text({ required: true, secret: true, writeOnly: true, max: 200 }),
    authKey: text({ required: true, secret: true, writeOnly: true, max: 100 }),
  },
})

/** The words of a message as WhatsApp has them, one row a kind and language; without approval a message goes by SMS. */
export const whatsappTemplates = defineResource({
  name: 'whatsappTemplates',
  path: 'whatsapp-templates',
  module: 'settings',
  icon: 'template',
  group: 'reach',
  hidden: true,
  title: ['name'],
  sort: { field: 'kind', order: 'ASC' },
  readOnly: true,
  fields: {
    kind: choice('messageKind', { required: true, list: true }),
    languageId: choice('language', { required: true, list: true }),
    // The provider's name of the template; each new version of the words has its own.
    name: text({ required: true, list: true, max: 120 }),
    body: text({ required: true, list: true, max: 1000 }),
    state: choice('templateState', { required: true, list: true }),
    // The provider's reason for refusing it.
    reason: text({ list: true, max: 300 }),
    stateAt: dateTime({ list: true }),
    providerId: text({ writeOnly: true, max: 120 }),
  },
})
