import { tags } from '../../core/compounds.ts'
import { bilingual, choice, consents, date, dateTime, email, integer, longText, mobile, money, ref, text } from '../../core/kinds.ts'
import { defineResource } from '../../core/resource.ts'
import { openStatuses } from '../../core/transitions.ts'
import { leadGraph } from '../transitions.ts'

/** Somebody's interest in buying, asking or a test drive. */
export const leads = defineResource({
  name: 'leads',
  path: 'leads',
  module: 'leads',
  icon: 'lead',
  group: 'requests',
  title: ['name'],
  subtitle: ['type'],
  sort: { field: 'createdAt', order: 'DESC' },
  softDelete: true,
  status: { graph: 'lead', field: 'status' },
  large: { sorted: ['model', 'email'] },
  listed: {
    age: integer({ unit: 'milliseconds', max: Number.MAX_SAFE_INTEGER }),
    car: bilingual({}),
    // The next contact that was agreed, or until when a new lead is to be answered.
    nextAt: dateTime({}),
  },
  columns: ['age', 'car', 'message', 'assigneeId', 'nextAt', 'status'],
  own: ['assigneeId'],
  views: {
    mine: { filter: { assigneeId: 'me', status: openStatuses(leadGraph) }, sort: { field: 'dueAt', order: 'ASC' } },
    open: { filter: { status: openStatuses(leadGraph) }, sort: { field: 'dueAt', order: 'ASC' } },
    unassigned: { filter: { assigneeIdHas: 'false', status: openStatuses(leadGraph) } },
    overdue: { filter: { dueAtSpan: 'past', status: openStatuses(leadGraph) }, sort: { field: 'dueAt', order: 'ASC' } },
  },
  board: {
    card: ['mobile', 'source', 'locationId', 'assigneeId', 'customerId', 'makeId', 'model', 'dueAt', 'firstResponseAt', 'responseBand'],
    since: 'createdAt',
    late: { pending: 'dueAt', 'in-progress': 'dueAt' },
    warns: { pending: 60, 'in-progress': 4320 },
    recent: { completed: 14, closed: 14 },
    hides: ['deleted'],
  },
  location: 'locationId',
  sections: {
    person: ['name', 'mobile', 'email', 'customerId', 'contactMethod', 'preferredAt', 'consents'],
    request: ['type', 'department', 'locationId', 'makeId', 'model', 'stockCarId', 'message'],
    work: [
      'status',
      'assigneeId',
      'dueAt',
      'outcome',
      'lostReason',
      'duplicateOfId',
      'appointmentId',
      'source',
      'callCenterStaffId',
      'utm',
      'offerPrice',
      'offerUntil',
      'offerId',
      'tags',
      'externalId',
    ],
    clock: ['firstResponseAt', 'responseMinutes', 'responseBand', 'assignedAt', 'escalatedAt', 'escalation'],
  },
  fields: {
    name: text({ required: true, list: true, search: true, personal: true, max: 120 }),
    type: choice('leadType', { required: true, list: true }),
    mobile: mobile({ required: true, list: true, search: true, pii: true }),
    email: email({ search: true, pii: true }),
    status: choice('leadStatus', { required: true, list: true, initial: 'pending' }),
    assigneeId: ref('staff', { list: true }),
    locationId: ref('dealershipLocations', { list: true }),
    department: choice('department', { required: true, initial: 'Sales', filter: true }),
    customerId: ref('customers', {}),
    makeId: ref('makes', { filter: true }),
    model: text({ max: 60, isModel: true }),
    // The car for sale that they want.
    stockCarId: ref('stockCars', { filter: true }),
    message: longText({ max: 2000 }),
    source: choice('leadSource', { required: true, list: true, initial: 'phone' }),
    utm: text({ personal: true, max: 500 }),
    // The content on the landing that they came from.
    offerId: ref('cms', { readOnly: true, filter: true }),
    tags: tags({ required: true, initial: [], filter: true }),
    contactMethod: choice('contactMethod', {}),
    preferredAt: dateTime({}),
    consents: consents({ readOnly: true }),
    firstResponseAt: dateTime({ readOnly: true, filter: true }),
    // Business minutes until the first answer, and their band; stored, so that lists can count by band.
    responseMinutes: integer({ readOnly: true, filter: true }),
    responseBand: choice('responseBand', { required: true, readOnly: true, list: true, initial: 'N/A' }),
    assignedAt: dateTime({ readOnly: true }),
    escalatedAt: dateTime({ readOnly: true, filter: true }),
    // Empty: somebody took it, or it came with its owner or in an import.
    escalation: choice('leadEscalation', { readOnly: true }),
    dueAt: dateTime({ filter: true }),
    outcome: choice('leadOutcome', { filter: true }),
    lostReason: choice('lostReason', { filter: true }),
    // The latest offer that the person was made: price with VAT, and the last day on which it holds.
    offerPrice: money({}),
    offerUntil: date({}),
    duplicateOfId: ref('leads', {}),
    // The booking or test drive that it was converted to.
    appointmentId: ref('appointments', { readOnly: true }),
    callCenterStaffId: ref('staff', { readOnly: true, filter: true }),
    externalId: text({ search: true, unique: true, personal: true, max: 100 }),
  },
})
