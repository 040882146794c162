import { choice, dateTime, integer, longText, rating, ref, text, uploads, yesNo } from '../../core/kinds.ts'
import { tags } from '../../core/compounds.ts'
import { defineResource } from '../../core/resource.ts'

// Fields of complaints and feedback alike; feedback always has a rating.
const shared = {
  ref: text({ required: true, list: true, search: true, unique: true, readOnly: true, max: 12 }),
  customerId: ref('customers', { required: true, list: true }),
  vehicleId: ref('vehicles', {}),
  appointmentId: ref('appointments', {}),
  locationId: ref('dealershipLocations', { filter: true }),
  department: choice('department', { required: true, list: true, initial: 'Service' }),
  category: choice('complaintCategory', { required: true, list: true, initial: 'other' }),
  severity: choice('severity', { required: true, list: true, initial: 'normal' }),
  // Which rule chose department, severity and category, and the customer's words that it found.
  caseRuleId: ref('caseRules', { readOnly: true, filter: true }),
  ruleWords: tags({ required: true, readOnly: true, initial: [] }),
  description: longText({ required: true, search: true, max: 4000 }),
  attachments: uploads('general', { required: true, initial: [] }),
  ownerId: ref('staff', { list: true }),
  status: choice('complaintStatus', { required: true, list: true, initial: 'open' }),
  dueAt: dateTime({ list: true }),
  pausedAt: dateTime({ readOnly: true }),
  pausedMs: integer({ required: true, readOnly: true, initial: 0, unit: 'milliseconds' }),
  resolution: longText({ max: 2000 }),
  closeReason: choice('complaintCloseReason', {}),
  closedAt: dateTime({ readOnly: true, filter: true }),
  escalatedAt: dateTime({ readOnly: true, filter: true }),
  reopenCount: integer({ required: true, readOnly: true, initial: 0 }),
  callCenterStaffId: ref('staff', { readOnly: true, filter: true }),
} as const
const sections = {
  matter: [
    'ref',
    'customerId',
    'vehicleId',
    'appointmentId',
    'department',
    'category',
    'severity',
    'caseRuleId',
    'ruleWords',
    'rating',
    'description',
    'attachments',
  ],
  work: [
    'status',
    'ownerId',
    'locationId',
    'dueAt',
    'pausedAt',
    'pausedMs',
    'escalatedAt',
    'resolution',
    'closeReason',
    'closedAt',
    'reopenCount',
    'callCenterStaffId',
  ],
} satisfies Record<string, (keyof typeof shared | 'rating')[]>
const open = { status: ['open', 'in-progress'] }
const worked = {
  module: 'feedback',
  group: 'requests',
  title: ['ref'] as ['ref'],
  subtitle: ['category'] as ['category'],
  sort: { field: 'createdAt', order: 'DESC' },
  softDelete: true,
  status: { graph: 'complaint', field: 'status' },
  own: ['ownerId'] as ['ownerId'],
  views: {
    mine: { filter: { ownerId: 'me' } },
    open: { filter: open },
    overdue: { filter: { dueAtSpan: 'past', ...open }, sort: { field: 'dueAt', order: 'ASC' } },
  },
  location: 'locationId',
  board: {
    card: ['customerId', 'vehicleId', 'severity', 'rating', 'department', 'locationId', 'ownerId', 'dueAt'],
    since: 'createdAt',
    late: { open: 'dueAt', 'in-progress': 'dueAt' },
    warns: { open: 240, 'in-progress': 2880 },
    recent: { closed: 14 },
  },
} as const

/** Complaints of customers. */
export const complaints = defineResource({
  ...worked,
  name: 'complaints',
  path: 'complaints',
  icon: 'complaint',
  sections: { ...sections, origin: ['feedbackId', 'surveyResponseId', 'externalRef'] },
  fields: {
    ...shared,
    rating: rating({}),
    // What opened it automatically: feedback of one or two stars, or a low survey score.
    feedbackId: ref('feedback', { readOnly: true }),
    surveyResponseId: ref('surveyResponses', { readOnly: true }),
    // Its reference in another system, where it came in one of that system's files.
    externalRef: text({ readOnly: true, search: true, unique: true, max: 60 }),
  },
})

/** What customers thought of a visit, in stars and text. */
export const feedback = defineResource({
  ...worked,
  name: 'feedback',
  path: 'feedback',
  icon: 'rating',
  sections,
  fields: { ...shared, rating: rating({ required: true, list: true }) },
})

/** Messages to a customer about a case and the customer's answers; visible to anyone who may see the case. */
export const caseReplies = defineResource({
  name: 'caseReplies',
  path: 'caseReplies',
  module: 'feedback',
  icon: 'message',
  group: 'requests',
  hidden: true,
  readOnly: true,
  title: ['body'],
  sort: { field: 'createdAt', order: 'DESC' },
  own: ['ownerId'],
  location: 'locationId',
  fields: {
    complaintId: ref('complaints', { filter: true }),
    feedbackId: ref('feedback', { filter: true }),
    body: longText({ required: true, list: true, personal: true, max: 1000 }),
    languageId: choice('language', { required: true, list: true, initial: '2' }),
    staffId: ref('staff', { list: true }),
    fromCustomer: yesNo({ required: true, list: true, initial: false }),
    department: choice('department', { required: true, initial: 'Service' }),
    locationId: ref('dealershipLocations', {}),
    ownerId: ref('staff', {}),
  },
})
