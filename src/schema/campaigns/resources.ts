// Campaigns: one message to many customers, and whom it reached.
import { audience, json } from '../core/compounds.ts'
import { bilingual, choice, dateTime, integer, ref, text } from '../core/kinds.ts'
import { problemsOfWords } from '../messages/index.ts'
import { defineResource } from '../core/resource.ts'

/** Messages a minute of a campaign that sets no rate. */
const usualPerMinute = 600

/** One message to many customers; approved by another person than its author. */
export const campaigns = defineResource({
  name: 'campaigns',
  path: 'campaign-management',
  module: 'campaigns',
  icon: 'campaign',
  group: 'reach',
  title: ['name'],
  sort: { field: 'createdAt', order: 'DESC' },
  softDelete: true,
  status: { graph: 'campaign', field: 'status' },
  tabs: false,
  sections: {
    message: ['name', 'channel', 'body', 'target'],
    audience: ['audienceModule', 'audience', 'frequencyDays'],
    sending: ['status', 'scheduleAt', 'perMinute', 'authorId', 'approverId', 'startedAt', 'endedAt', 'counts', 'progress'],
  },
  check: (values) => {
    const body = values['body'] as Readonly<Record<string, string>> | null | undefined
    return [
      ...(body ? problemsOfWords('campaign', body) : []),
      ...(values['channel'] === 'none' ? [{ path: 'channel', key: 'validation.campaignChannel' as const, params: {} }] : []),
    ]
  },
  fields: {
    name: text({ required: true, list: true, search: true, max: 120 }),
    audienceModule: choice('surveyModule', { required: true, list: true, initial: 'Customer' }),
    audience: audience({ required: true, initial: { rows: {}, customers: {} } }),
    channel: choice('channel', { required: true, list: true, initial: 'sms' }),
    body: bilingual({ required: true, max: 600 }),
    // Where its {link} leads: a page of the tenant's landing, or the tenant's own site.
    target: choice('campaignTarget', { required: true, initial: 'search', filter: true }),
    // Empty: sent as soon as it is approved.
    scheduleAt: dateTime({ list: true }),
    // Nobody gets two campaigns within so many days; 0: no limit.
    frequencyDays: integer({ required: true, max: 365, initial: 7 }),
    perMinute: integer({ required: true, min: 1, max: 600_000, initial: usualPerMinute }),
    counts: json({ required: true, readOnly: true, initial: {} }),
    // Who last edited its content: their rights decide which rows it reaches, and they may not approve it.
    authorId: ref('staff', { readOnly: true }),
    approverId: ref('staff', { readOnly: true, list: true }),
    startedAt: dateTime({ readOnly: true, filter: true }),
    endedAt: dateTime({ readOnly: true }),
    // Position of the sending: the last customer examined, and until when the allowed rate of messages is used up.
    progress: json({ required: true, readOnly: true, writeOnly: true, initial: {} }),
    status: choice('campaignStatus', { required: true, list: true, initial: 'draft' }),
  },
})

/** Customers whom a campaign reached, and what they did: one row a customer. */
export const campaignRecipients = defineResource({
  name: 'campaignRecipients',
  path: 'campaign-recipients',
  module: 'campaigns',
  icon: 'campaign',
  group: 'reach',
  hidden: true,
  title: ['customerId'],
  sort: { field: 'createdAt', order: 'DESC' },
  readOnly: true,
  fields: {
    campaignId: ref('campaigns', { required: true, list: true }),
    customerId: ref('customers', { required: true, list: true }),
    languageId: choice('language', { required: true, list: true }),
    clickedAt: dateTime({ list: true }),
    // Their first booking within seven days.
    appointmentId: ref('appointments', { list: true }),
    optedOutAt: dateTime({ list: true }),
    // Signs the customer's links; the same for a customer and a campaign however often it is computed.
    code: text({ required: true, writeOnly: true, unique: true, max: 24 }),
  },
})
