// Surveys: questions, invitations and answers of customers.
import { json, questions } from '../core/compounds.ts'
import { bilingual, choice, dateTime, integer, longText, ref, text } from '../core/kinds.ts'
import { defineResource } from '../core/resource.ts'

/** Surveys: questions that customers are asked after an event. */
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
    sending: ['trigger', 'delayHours', 'channel', 'expiryDays', 'script'],
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
    // What the caller says first.
    script: bilingual({ max: 600 }),
    status: choice('surveyStatus', { required: true, list: true, initial: 'draft' }),
  },
})

/** Answers of customers, and how calls about surveys ended. */
export const surveyResponses = defineResource({
  name: 'surveyResponses',
  path: 'survey-responses',
  module: 'campaigns',
  icon: 'answer',
  group: 'reach',
  title: ['surveyId'],
  sort: { field: 'createdAt', order: 'DESC' },
  location: 'locationId',
  readOnly: true,
  fields: {
    surveyId: ref('surveys', { required: true, list: true }),
    customerId: ref('customers', { required: true, list: true }),
    appointmentId: ref('appointments', {}),
    // Customer and branch of the visit.
    locationId: ref('dealershipLocations', { filter: true }),
    staffId: ref('staff', { filter: true }),
    result: choice('outboundResult', { required: true, list: true, initial: 'Completed' }),
    score: integer({ list: true, max: 100 }),
    nps: integer({ list: true, max: 10 }),
    outcome: choice('surveyOutcome', { filter: true }),
    verbatim: longText({ filter: true, personal: true }),
    answers: json({ required: true, initial: {} }),
    answeredAt: dateTime({ list: true }),
    nextCallAt: dateTime({}),
  },
})

/** Invitations: who is asked which survey, after which event, and the result; once for an event, answered once. */
export const surveyInvitations = defineResource({
  name: 'surveyInvitations',
  path: 'survey-invitations',
  module: 'outbound',
  icon: 'survey',
  group: 'reach',
  hidden: true,
  title: ['surveyId'],
  sort: { field: 'createdAt', order: 'DESC' },
  location: 'locationId',
  readOnly: true,
  sections: {
    asking: ['surveyId', 'customerId', 'appointmentId', 'locationId', 'staffId', 'trigger', 'channel', 'state', 'skipReason'],
    times: ['dueAt', 'askedAt', 'expiresAt', 'responseId'],
    calls: ['result', 'attempts', 'nextCallAt', 'callerId', 'leaseUntil'],
  },
  fields: {
    surveyId: ref('surveys', { required: true, list: true }),
    customerId: ref('customers', { required: true, list: true }),
    appointmentId: ref('appointments', {}),
    locationId: ref('dealershipLocations', { filter: true }),
    staffId: ref('staff', { filter: true }),
    trigger: choice('surveyTrigger', { required: true, filter: true, initial: 'manual' }),
    // What it is about, and the key that prevents a second invitation about it.
    subject: text({ max: 40 }),
    subjectId: text({ max: 40 }),
    event: text({ unique: true, max: 120 }),
    channel: choice('channel', { required: true, filter: true, initial: 'sms' }),
    state: choice('invitationState', { required: true, list: true, initial: 'asked' }),
    skipReason: choice('skipReason', { filter: true }),
    dueAt: dateTime({}),
    askedAt: dateTime({ list: true }),
    expiresAt: dateTime({ required: true, list: true }),
    responseId: ref('surveyResponses', { list: true }),
    // Calls: result of the last one, number, time of the next, and who is calling the customer until when.
    result: choice('outboundResult', { filter: true }),
    attempts: integer({ required: true, max: 999, initial: 0 }),
    nextCallAt: dateTime({ filter: true }),
    callerId: ref('staff', {}),
    leaseUntil: dateTime({}),
  },
})
