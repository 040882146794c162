// Webhooks: the addresses of other systems that changes are reported to, and what was sent to them.
import { z } from 'zod'
import { choice, choices, dateTime, integer, ref, text } from '../../core/kinds.ts'
import { defineResource } from '../../core/resource.ts'

/** An http(s) address without a name and password in it; the server takes http only where its operator allows that. */
const endpointUrl = z
  .string('validation.webhookUrl')
  .trim()
  .max(500, 'validation.tooLong')
  .refine((given) => {
    const url = URL.canParse(given) ? new URL(given) : null
    return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  }, 'validation.webhookUrl')

/** Where changes are reported. It gets what its API key may read, as that key reads it. */
export const webhookEndpoints = defineResource({
  name: 'webhookEndpoints',
  path: 'integrations/webhooks',
  module: 'integrations',
  icon: 'webhook',
  group: 'settings',
  title: ['name'],
  subtitle: ['url'],
  sort: { field: 'createdAt', order: 'DESC' },
  imports: false,
  softDelete: true,
  fields: {
    name: text({ required: true, list: true, search: true, unique: true, max: 60 }),
    url: text({ required: true, list: true, max: 500, read: endpointUrl }),
    apiKeyId: ref('apiKeys', { required: true, list: true }),
    resources: choices('webhookResource', { required: true, list: true }),
    changes: choices('webhookChange', { required: true }),
    pausedBecause: choice('webhookPause', { readOnly: true, list: true }),
    pausedAt: dateTime({ readOnly: true }),
    // Since when no attempt has succeeded; empty after one that did.
    failingSince: dateTime({ readOnly: true }),
    lastDeliveredAt: dateTime({ readOnly: true, list: true }),
    // What deliveries are signed with, and what they were signed with before, which goes on for a day.
    signingSecret: text({ readOnly: true, writeOnly: true, secret: true, max: 200 }),
    earlierSecret: text({ readOnly: true, writeOnly: true, secret: true, max: 200 }),
    secretAt: dateTime({ readOnly: true }),
    earlierUntil: dateTime({ readOnly: true }),
  },
})

/** What was, or will be, sent to an endpoint: one row an event, kept for four weeks. The database writes it with the change itself. */
export const webhookDeliveries = defineResource({
  name: 'webhookDeliveries',
  path: 'integrations/webhook-deliveries',
  module: 'integrations',
  icon: 'webhook',
  group: 'settings',
  title: ['event'],
  subtitle: ['resource'],
  sort: { field: 'createdAt', order: 'DESC' },
  readOnly: true,
  dated: true,
  columns: ['state', 'endpointId', 'trouble', 'answerStatus', 'attempts', 'createdAt'],
  views: {
    dead: { filter: { state: ['failed'] } },
    underWay: { filter: { state: ['waiting', 'sending'] } },
  },
  fields: {
    endpointId: ref('webhookEndpoints', { required: true, list: true }),
    event: choice('webhookEvent', { required: true, list: true }),
    // Of a test: none.
    resource: choice('webhookResource', { list: true }),
    rowId: text({ filter: true, max: 40 }),
    changedFields: text({ max: 4000 }),
    state: choice('deliveryState', { required: true, list: true, initial: 'waiting' }),
    trouble: choice('deliveryTrouble', { list: true }),
    // All attempts, and those since it was last sent anew, by which the next one is timed.
    attempts: integer({ required: true, list: true, max: 100_000, initial: 0 }),
    tries: integer({ required: true, writeOnly: true, max: 1000, initial: 0 }),
    answerStatus: integer({ list: true, max: 999 }),
    // Milliseconds.
    answerTime: integer({ list: true }),
    triedAt: dateTime({}),
    deliveredAt: dateTime({}),
    // Of a delivery that is being sent: when another process may take it over.
    nextTryAt: dateTime({ list: true }),
  },
})
