// Parts of a workshop job besides its booking, and blocked times.
import { bilingual, choice, dateTime, integer, longText, money, plate, ref, text, uploads, yesNo } from '../core/kinds.ts'
import { limits } from '../core/limits.ts'
import { defineResource } from '../core/resource.ts'
import { dayMinutes } from '../core/time/dayLength.ts'

// Copied from the booking, so that anyone who may see or change that may see or change these rows.
const ofBooking = {
  appointmentId: ref('appointments', { required: true, list: true, createOnly: true }),
  status: choice('bookingStatus', { required: true, readOnly: true, filter: true, initial: 'pending' }),
  locationId: ref('dealershipLocations', { readOnly: true, filter: true }),
  advisorId: ref('staff', { readOnly: true }),
  technicianId: ref('staff', { readOnly: true }),
} as const
const dependent = {
  module: 'serviceBooking',
  group: 'service',
  hidden: true,
  own: ['advisorId', 'technicianId'],
  location: 'locationId',
} as const

/** Additional work: found or requested while the car was there; the customer decides on it. */
export const jobServices = defineResource({
  ...dependent,
  own: [...dependent.own],
  name: 'jobServices',
  path: 'jobServices',
  icon: 'package',
  title: ['name'],
  subtitle: ['decision'],
  sort: { field: 'createdAt', order: 'ASC' },
  fields: {
    ...ofBooking,
    code: text({ max: 40 }),
    name: bilingual({ required: true, list: true, search: true }),
    price: money({ required: true, list: true }),
    minutes: integer({ required: true, list: true, max: dayMinutes, initial: 30 }),
    reason: longText({ max: 500 }),
    photos: uploads('general', { required: true, initial: [] }),
    // When its customer was last asked; until then it waits for nobody.
    sentAt: dateTime({ readOnly: true }),
    decision: choice('serviceDecision', { required: true, list: true, readOnly: true, initial: 'proposed' }),
    decidedBy: choice('decidedBy', { readOnly: true }),
    // Where the customer decided, and who of the staff recorded it.
    decidedFrom: choice('decidedFrom', { readOnly: true }),
    decidedById: ref('staff', { readOnly: true }),
    decidedAt: dateTime({ readOnly: true }),
  },
})

/** What an inspection found at one point of the sheet, at most one row a point and booking. */
export const inspectionResults = defineResource({
  ...dependent,
  own: [...dependent.own],
  name: 'inspectionResults',
  path: 'inspectionResults',
  icon: 'job',
  title: ['point'],
  subtitle: ['mark'],
  sort: { field: 'createdAt', order: 'ASC' },
  fields: {
    ...ofBooking,
    point: choice('inspectionPoint', { required: true, list: true, createOnly: true }),
    mark: choice('inspectionMark', { required: true, list: true }),
    photos: uploads('general', { required: true, initial: [] }),
  },
  uniqueSets: [['appointmentId', 'point']],
})

/** Awaited parts of a job. */
export const jobParts = defineResource({
  ...dependent,
  own: [...dependent.own],
  name: 'jobParts',
  path: 'jobParts',
  icon: 'module',
  title: ['name'],
  subtitle: ['partNumber'],
  sort: { field: 'createdAt', order: 'ASC' },
  fields: {
    ...ofBooking,
    name: text({ required: true, list: true, search: true, max: 120 }),
    partNumber: text({ list: true, search: true, max: 60 }),
    quantity: integer({ required: true, list: true, min: 1, max: 1000, initial: 1 }),
    supplier: text({ max: 120 }),
    expectedAt: dateTime({ list: true }),
    arrivedAt: dateTime({ list: true }),
  },
})

/** Times in which an advisor, a bay or a whole branch takes no bookings. */
export const blockedTimes = defineResource({
  name: 'blockedTimes',
  path: 'blockedTimes',
  module: 'workshopTime',
  icon: 'holiday',
  group: 'service',
  hidden: true,
  title: ['reason'],
  subtitle: ['startAt'],
  sort: { field: 'startAt', order: 'DESC' },
  own: ['staffId'],
  location: 'locationId',
  fields: {
    locationId: ref('dealershipLocations', { required: true, list: true }),
    staffId: ref('staff', { list: true }),
    bay: integer({ list: true, min: 1, max: 200 }),
    startAt: dateTime({ required: true, list: true, gap: limits.slotGap }),
    endAt: dateTime({ required: true, list: true, gap: limits.slotGap }),
    reason: choice('blockReason', { required: true, list: true, initial: 'break' }),
    note: text({ max: 200 }),
  },
})

/** Test-drive cars. */
export const driveCars = defineResource({
  name: 'driveCars',
  path: 'driveCars',
  module: 'testDrive',
  icon: 'model',
  group: 'service',
  title: ['name'],
  subtitle: ['plate'],
  sort: { field: 'name', order: 'ASC' },
  location: 'locationId',
  fields: {
    name: text({ required: true, list: true, search: true, max: 120 }),
    modelId: ref('models', { required: true, list: true }),
    plate: plate({ list: true, search: true }),
    colourId: ref('colours', {}),
    locationId: ref('dealershipLocations', { required: true, list: true }),
    active: yesNo({ required: true, list: true, initial: true }),
  },
})
