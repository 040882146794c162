// Campaigns and surveys: what the house asks and tells its customers.
import { json, questions } from '../compounds.ts'
import { bilingual, choice, dateTime, integer, ref, text } from '../kinds.ts'
import { defineResource } from '../resource.ts'

/** A message to many; approved by somebody else than its author. */
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
  sections: {
    message: ['name', 'channel', 'body'],
    audience: ['audienceModule', 'audience', 'frequencyDays'],
    sending: ['status', 'scheduleAt', 'approverId', 'counts'],
  },
  fields: {
    name: text({ required: true, list: true, search: true, max: 120 }),
    audienceModule: choice('surveyModule', { required: true, list: true, initial: 'Customer' }),
    audience: json({ required: true, initial: {} }),
    channel: choice('channel', { required: true, list: true, initial: 'sms' }),
    body: bilingual({ required: true, max: 600 }),
    scheduleAt: dateTime({ list: true }),
    frequencyDays: integer({ required: true, max: 365, initial: 7 }),
    counts: json({ required: true, readOnly: true, initial: {} }),
    approverId: ref('staff', { readOnly: true, list: true }),
    status: choice('campaignStatus', { required: true, list: true, initial: 'draft' }),
  },
})

/** Questions that customers are asked after something happened. */
export const surveys = defineResource({
  name: 'surveys',
  path: 'survey',
  module: 'campaigns',
  icon: 'survey',
  group: 'reach',
  title: ['name'],
  subtitle: ['module'],
  sort: { field: 'createdAt', order: 'DESC' },
  softDelete: true,
  status: { graph: 'survey', field: 'status' },
  sections: {
    survey: ['name', 'type', 'module', 'status'],
    asking: ['questions'],
    sending: ['trigger', 'delayHours', 'channel', 'expiryDays'],
  },
  fields: {
    name: bilingual({ required: true, list: true, search: true, max: 120 }),
    type: choice('surveyType', { required: true, list: true, initial: 'General' }),
    module: choice('surveyModule', { required: true, list: true, initial: 'Service' }),
    trigger: choice('surveyTrigger', { required: true, list: true, initial: 'manual' }),
    delayHours: integer({ required: true, max: 8760, initial: 24 }),
    questions: questions({ required: true, initial: [] }),
    channel: choice('channel', { required: true, list: true, initial: 'sms' }),
    expiryDays: integer({ required: true, min: 1, max: 365, initial: 14 }),
    status: choice('surveyStatus', { required: true, list: true, initial: 'draft' }),
  },
})

/** What customers answered, and how calls about surveys ended. */
export const surveyResponses = defineResource({
  name: 'surveyResponses',
  path: 'survey-responses',
  module: 'campaigns',
  icon: 'answer',
  group: 'reach',
  title: ['surveyId'],
  sort: { field: 'createdAt', order: 'DESC' },
  readOnly: true,
  fields: {
    surveyId: ref('surveys', { required: true, list: true }),
    customerId: ref('customers', { required: true, list: true }),
    appointmentId: ref('appointments', {}),
    result: choice('outboundResult', { required: true, list: true, initial: 'Completed' }),
    score: integer({ list: true, max: 100 }),
    answers: json({ required: true, initial: {} }),
    answeredAt: dateTime({ list: true }),
    nextCallAt: dateTime({}),
  },
})
