import { bilingual, choice, date, dateTime, integer, money, ref, text, upload, uploads, vin } from '../core/kinds.ts'
import { defineResource } from '../core/resource.ts'

/** Cars that the dealership has for sale. */
export const stockCars = defineResource({
  name: 'stockCars',
  path: 'stockCars',
  module: 'shopNow',
  icon: 'car',
  group: 'requests',
  title: ['model', 'year'],
  subtitle: ['vin'],
  sort: { field: 'createdAt', order: 'DESC' },
  softDelete: true,
  status: { graph: 'stockCar', field: 'status' },
  own: ['sellerId'],
  location: 'locationId',
  listed: {
    // The first of its photos.
    picture: upload('carImage', {}),
    car: bilingual({}),
    daysInStock: integer({}),
  },
  columns: ['picture', 'price', 'car', 'daysInStock', 'condition', 'locationId', 'status'],
  views: {
    available: { filter: { status: ['available'] }, sort: { field: 'arrivedOn', order: 'ASC' } },
    reserved: { filter: { status: ['reserved'] } },
    sold: { filter: { status: ['sold'] }, sort: { field: 'soldAt', order: 'DESC' } },
  },
  sections: {
    car: ['vin', 'makeId', 'model', 'trim', 'year', 'body', 'colourId', 'condition', 'mileageKm'],
    offer: ['price', 'locationId', 'arrivedOn', 'sellerId', 'photos'],
    sale: ['status', 'leadId', 'reservedUntil', 'soldAt'],
  },
  fields: {
    vin: vin({ required: true, list: true, search: true, unique: true }),
    makeId: ref('makes', { required: true, list: true }),
    model: text({ required: true, list: true, search: true, max: 60, isModel: true }),
    trim: bilingual({ search: true, max: 60 }),
    year: integer({ required: true, list: true, min: 1950, max: 2100 }),
    body: choice('carBody', { filter: true }),
    colourId: ref('colours', { filter: true }),
    condition: choice('carCondition', { required: true, list: true, initial: 'new' }),
    mileageKm: integer({ required: true, list: true, initial: 0, max: 3_000_000 }),
    // With VAT, as the public reads it.
    price: money({ required: true, list: true }),
    photos: uploads('carImage', { required: true, initial: [] }),
    locationId: ref('dealershipLocations', { required: true, list: true }),
    arrivedOn: date({ required: true, list: true }),
    sellerId: ref('staff', { filter: true }),
    status: choice('stockCarStatus', { required: true, list: true, readOnly: true, initial: 'available' }),
    // The lead that it is reserved for or sold to. A new car that comes with one is reserved for it.
    leadId: ref('leads', { createOnly: true, filter: true, onlyWith: { status: ['reserved', 'sold'] } }),
    // Until when its deposit must be paid; empty once it is, or where a colleague reserved the car.
    reservedUntil: dateTime({ readOnly: true, filter: true }),
    soldAt: dateTime({ readOnly: true, filter: true }),
  },
})
