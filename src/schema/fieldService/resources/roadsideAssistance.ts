import { json } from '../../core/compounds.ts'
import { choice, dateTime, integer, longText, place, ref, text, uploads, yesNo } from '../../core/kinds.ts'
import { defineResource } from '../../core/resource.ts'

/** Roadside assistance: cars that broke down, and the help for them. */
export const roadsideAssistance = defineResource({
  name: 'roadsideAssistance',
  path: 'roadsideAssistance',
  module: 'roadsideAssistance',
  icon: 'tow',
  group: 'requests',
  title: ['ref'],
  subtitle: ['issue'],
  sort: { field: 'createdAt', order: 'DESC' },
  softDelete: true,
  status: { graph: 'roadside', field: 'status' },
  own: ['driverId'],
  views: { mine: { filter: { driverId: 'me' } }, open: { filter: { status: ['open', 'in-progress'] } } },
  board: {
    card: ['customerId', 'vehicleId', 'stage', 'stageAt', 'coverage', 'locationId', 'driverId', 'etaAt', 'arrivedAt', 'addressNote'],
    since: 'stageAt',
    late: { open: 'etaAt', 'in-progress': 'etaAt' },
    met: 'arrivedAt',
    warns: { open: 10, 'in-progress': 60 },
    recent: { closed: 3 },
  },
  location: 'locationId',
  sections: {
    call: ['ref', 'customerId', 'vehicleId', 'issue', 'point', 'accuracyM', 'addressNote', 'destination', 'photos', 'callCenterStaffId'],
    help: [
      'status',
      'stage',
      'driverId',
      'locationId',
      'coverage',
      'etaAt',
      'etaEstimated',
      'stageAt',
      'arrivedAt',
      'outcome',
      'driverNote',
    ],
  },
  fields: {
    ref: text({ required: true, list: true, search: true, unique: true, readOnly: true, max: 12 }),
    customerId: ref('customers', { required: true, list: true }),
    vehicleId: ref('vehicles', { required: true, list: true }),
    issue: choice('roadsideIssue', { required: true, list: true, initial: 'other' }),
    point: place({ required: true, pii: true }),
    // Accuracy of the point in metres, where it is known.
    accuracyM: integer({ readOnly: true, max: 100_000 }),
    addressNote: longText({ max: 500, search: true, pii: true }),
    destination: text({ pii: true, max: 200 }),
    photos: uploads('general', { required: true, initial: [] }),
    status: choice('complaintStatus', { required: true, list: true, initial: 'open' }),
    stage: choice('roadsideStage', { required: true, list: true, initial: 'new' }),
    stageAt: dateTime({ readOnly: true }),
    // Whether the car's warranty or contract covered roadside assistance on the day of the request.
    coverage: choice('coverage', { readOnly: true, filter: true }),
    // The data of that day from which the coverage was read.
    coverageBasis: json({ readOnly: true }),
    driverId: ref('staff', { list: true }),
    locationId: ref('dealershipLocations', { filter: true }),
    etaAt: dateTime({ list: true }),
    // Calculated from the distance, not promised.
    etaEstimated: yesNo({ readOnly: true }),
    arrivedAt: dateTime({ filter: true }),
    outcome: choice('roadsideOutcome', { list: true }),
    driverNote: longText({ max: 500 }),
    callCenterStaffId: ref('staff', { readOnly: true, filter: true }),
  },
})
