import { choice, date, integer, longText, plate, ref, text, vin } from '../kinds.ts'
import { defineResource } from '../resource.ts'

/** Customers' cars. */
export const vehicles = defineResource({
  name: 'vehicles',
  path: 'vehicles',
  module: 'vehicles',
  icon: 'car',
  group: 'customers',
  title: ['plate', 'model'],
  subtitle: ['year'],
  sort: { field: 'createdAt', order: 'DESC' },
  softDelete: true,
  status: { graph: 'vehicle', field: 'status' },
  own: ['ownerId'],
  sections: {
    car: ['plate', 'plateType', 'makeId', 'model', 'trim', 'year', 'colourId', 'vin'],
    owner: ['customerId', 'ownerId', 'status', 'rejectReason'],
    use: ['mileageKm', 'mileageAt', 'warrantyEnd', 'warrantyKm', 'contractNumber', 'contractEnd', 'contractKm'],
  },
  fields: {
    plate: plate({ required: true, list: true, search: true, unique: true }),
    customerId: ref('customers', { required: true, list: true }),
    makeId: ref('makes', { required: true, list: true }),
    model: text({ required: true, list: true, search: true, max: 60 }),
    trim: text({ max: 60 }),
    year: integer({ required: true, list: true, min: 1950, max: 2100 }),
    vin: vin({ search: true, unique: true }),
    plateType: choice('plateType', { required: true, initial: 'private' }),
    colourId: ref('colours', {}),
    mileageKm: integer({ list: true, max: 3_000_000 }),
    mileageAt: date({}),
    warrantyEnd: date({ filter: true }),
    warrantyKm: integer({ max: 3_000_000 }),
    contractNumber: text({ max: 40, search: true }),
    contractEnd: date({}),
    contractKm: integer({ max: 3_000_000 }),
    status: choice('vehicleStatus', { required: true, list: true, initial: 'Pending' }),
    rejectReason: longText({ max: 500 }),
    ownerId: ref('staff', {}),
  },
})
