import { choice, dateTime, integer, longText, rating, ref, text, uploads } from '../kinds.ts'
import { defineResource } from '../resource.ts'

// Complaints and feedback are worked the same way; feedback always brings a rating.
const shared = {
  ref: text({ required: true, list: true, search: true, unique: true, readOnly: true, max: 12 }),
  customerId: ref('customers', { required: true, list: true }),
  vehicleId: ref('vehicles', {}),
  appointmentId: ref('appointments', {}),
  locationId: ref('dealershipLocations', { filter: true }),
  department: choice('department', { required: true, list: true, initial: 'Service' }),
  category: choice('complaintCategory', { required: true, list: true, initial: 'other' }),
  severity: choice('severity', { required: true, list: true, initial: 'normal' }),
  description: longText({ required: true, search: true, max: 4000 }),
  attachments: uploads('general', { required: true, initial: [] }),
  ownerId: ref('staff', { list: true }),
  status: choice('complaintStatus', { required: true, list: true, initial: 'open' }),
  dueAt: dateTime({ list: true }),
  pausedMs: integer({ required: true, readOnly: true, initial: 0 }),
  resolution: longText({ max: 2000 }),
  closeReason: choice('complaintCloseReason', {}),
  closedAt: dateTime({ readOnly: true, filter: true }),
  reopenCount: integer({ required: true, readOnly: true, initial: 0 }),
} as const
const sections = {
  matter: ['ref', 'customerId', 'vehicleId', 'appointmentId', 'department', 'category', 'severity', 'rating', 'description', 'attachments'],
  work: ['status', 'ownerId', 'locationId', 'dueAt', 'pausedMs', 'resolution', 'closeReason', 'closedAt', 'reopenCount'],
} satisfies Record<string, (keyof typeof shared | 'rating')[]>

/** What customers were unhappy with, until it is resolved. */
export const complaints = defineResource({
  name: 'complaints',
  path: 'complaints',
  module: 'feedback',
  icon: 'complaint',
  group: 'desk',
  title: ['ref'],
  subtitle: ['category'],
  sort: { field: 'createdAt', order: 'DESC' },
  softDelete: true,
  status: { graph: 'complaint', field: 'status' },
  own: ['ownerId'],
  views: { mine: { filter: { ownerId: 'me' } }, open: { filter: { status: ['open', 'in-progress'] } } },
  location: 'locationId',
  sections,
  fields: { ...shared, rating: rating({}) },
})

/** What customers thought of a visit, in stars and words. */
export const feedback = defineResource({
  name: 'feedback',
  path: 'feedback',
  module: 'feedback',
  icon: 'rating',
  group: 'desk',
  title: ['ref'],
  subtitle: ['category'],
  sort: { field: 'createdAt', order: 'DESC' },
  softDelete: true,
  status: { graph: 'complaint', field: 'status' },
  own: ['ownerId'],
  views: { mine: { filter: { ownerId: 'me' } }, open: { filter: { status: ['open', 'in-progress'] } } },
  location: 'locationId',
  sections,
  fields: { ...shared, rating: rating({ required: true, list: true }) },
})
