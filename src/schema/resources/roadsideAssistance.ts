import { choice, dateTime, longText, place, ref, text, uploads } from '../kinds.ts'
import { defineResource } from '../resource.ts'

/** Cars that broke down, and the help on its way to them. */
export const roadsideAssistance = defineResource({
  name: 'roadsideAssistance',
  path: 'roadsideAssistance',
  module: 'roadsideAssistance',
  icon: 'tow',
  group: 'desk',
  title: ['ref'],
  subtitle: ['issue'],
  sort: { field: 'createdAt', order: 'DESC' },
  softDelete: true,
  status: { graph: 'roadside', field: 'status' },
  own: ['driverId'],
  views: { mine: { filter: { driverId: 'me' } }, open: { filter: { status: ['open', 'in-progress'] } } },
  location: 'locationId',
  sections: {
    call: ['ref', 'customerId', 'vehicleId', 'issue', 'point', 'addressNote', 'destination', 'photos'],
    help: ['status', 'stage', 'driverId', 'locationId', 'etaAt', 'arrivedAt', 'outcome'],
  },
  fields: {
    ref: text({ required: true, list: true, search: true, unique: true, readOnly: true, max: 12 }),
    customerId: ref('customers', { required: true, list: true }),
    vehicleId: ref('vehicles', { required: true, list: true }),
    issue: choice('roadsideIssue', { required: true, list: true, initial: 'other' }),
    point: place({ required: true }),
    addressNote: longText({ max: 500, search: true }),
    destination: text({ personal: true, max: 200 }),
    photos: uploads('general', { required: true, initial: [] }),
    status: choice('complaintStatus', { required: true, list: true, initial: 'open' }),
    stage: choice('roadsideStage', { required: true, list: true, initial: 'new' }),
    driverId: ref('staff', { list: true }),
    locationId: ref('dealershipLocations', { filter: true }),
    etaAt: dateTime({ list: true }),
    arrivedAt: dateTime({ filter: true }),
    outcome: choice('roadsideOutcome', { list: true }),
  },
})
