import { address, choice, dateTime, longText, place, ref, serviceLines, text } from '../kinds.ts'
import { defineResource } from '../resource.ts'

/** Services that a driver or technician brings to the customer's door. */
export const homeService = defineResource({
  name: 'homeService',
  path: 'homeService',
  module: 'homeService',
  icon: 'home',
  group: 'desk',
  title: ['ref'],
  subtitle: ['slotAt'],
  sort: { field: 'createdAt', order: 'DESC' },
  softDelete: true,
  status: { graph: 'homeService', field: 'status' },
  own: ['driverId'],
  views: {
    mine: { filter: { driverId: 'me' } },
    today: { filter: { slotAtSpan: 'today' } },
    open: { filter: { status: ['open', 'in-progress'] } },
  },
  location: 'locationId',
  sections: {
    wish: ['ref', 'customerId', 'vehicleId', 'services', 'point', 'address', 'note'],
    visit: ['status', 'stage', 'slotAt', 'driverId', 'locationId', 'arrivedAt', 'outcome'],
  },
  fields: {
    ref: text({ required: true, list: true, search: true, unique: true, readOnly: true, max: 12 }),
    customerId: ref('customers', { required: true, list: true }),
    vehicleId: ref('vehicles', { required: true, list: true }),
    services: serviceLines({ required: true, initial: [] }),
    point: place({ required: true }),
    address: address({}),
    note: longText({ max: 500, search: true }),
    status: choice('complaintStatus', { required: true, list: true, initial: 'open' }),
    stage: choice('homeServiceStage', { required: true, list: true, initial: 'requested' }),
    slotAt: dateTime({ list: true }),
    driverId: ref('staff', { list: true }),
    locationId: ref('dealershipLocations', { filter: true }),
    arrivedAt: dateTime({ filter: true }),
    outcome: choice('homeServiceOutcome', { list: true }),
  },
})
