import { choice, date, dateTime, integer, ref, refs, text } from '../../core/kinds.ts'
import { defineResource } from '../../core/resource.ts'

/** The waiting list: entries of customers who found no time that suits, at most one open entry a car. */
export const waitingEntries = defineResource({
  name: 'waitingEntries',
  path: 'waiting-entries',
  module: 'waitingList',
  icon: 'followUp',
  group: 'service',
  title: ['ref'],
  subtitle: ['firstDay'],
  sort: { field: 'createdAt', order: 'DESC' },
  dated: true,
  status: { graph: 'waiting', field: 'status' },
  location: 'locationId',
  imports: false,
  columns: ['customerId', 'vehicleId', 'locationId', 'firstDay', 'lastDay', 'dayPart', 'status'],
  opens: 'open',
  views: {
    open: { filter: { status: ['waiting', 'offered'] }, sort: { field: 'createdAt', order: 'ASC' } },
  },
  sections: {
    request: ['ref', 'customerId', 'vehicleId', 'packageIds', 'locationId', 'firstDay', 'lastDay', 'dayPart'],
    offer: ['status', 'offeredStart', 'offeredUntil', 'offers', 'appointmentId', 'callCenterStaffId'],
  },
  fields: {
    ref: text({ required: true, list: true, search: true, unique: true, readOnly: true, max: 12 }),
    customerId: ref('customers', { required: true, list: true, createOnly: true }),
    vehicleId: ref('vehicles', { required: true, list: true, createOnly: true }),
    packageIds: refs('servicePackages', { required: true }),
    locationId: ref('dealershipLocations', { required: true, list: true }),
    firstDay: date({ required: true, list: true }),
    lastDay: date({ required: true, list: true }),
    dayPart: choice('dayPart', { required: true, list: true, initial: 'any' }),
    status: choice('waitingStatus', { required: true, list: true, readOnly: true, initial: 'waiting' }),
    // The time that is held for its customer, and until when.
    offeredStart: dateTime({ readOnly: true }),
    offeredUntil: dateTime({ readOnly: true }),
    offers: integer({ required: true, readOnly: true, initial: 0, max: 1000 }),
    appointmentId: ref('appointments', { readOnly: true }),
    callCenterStaffId: ref('staff', { readOnly: true, filter: true }),
  },
  check: ({ firstDay, lastDay }) =>
    typeof firstDay === 'string' && typeof lastDay === 'string' && lastDay < firstDay
      ? [{ path: 'lastDay', key: 'validation.period', params: {} }]
      : [],
})
