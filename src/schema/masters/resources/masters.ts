// The masters that bookings need: short lists that administrators edit, and a tenant's settings.
import {
  bilingual,
  choice,
  choices,
  colour,
  date,
  integer,
  money,
  place,
  ref,
  refs,
  text,
  upload,
  weeklyHours,
  yesNo,
} from '../../core/kinds.ts'
import { limits } from '../../core/limits.ts'
import { defineResource } from '../../core/resource.ts'
import { dayMinutes } from '../../core/time/dayLength.ts'

const named = { required: true, list: true, search: true } as const
const active = yesNo({ required: true, list: true, initial: true })

/** Branches: showrooms and workshops. */
export const dealershipLocations = defineResource({
  name: 'dealershipLocations',
  path: 'masters/dealershipLocations',
  module: 'dealershipLocation',
  icon: 'branch',
  group: 'settings',
  title: ['name'],
  namedWith: ['point'],
  sort: { field: 'position', order: 'ASC' },
  fields: {
    name: bilingual({ ...named }),
    cityId: ref('cities', { list: true }),
    address: bilingual({ max: 300 }),
    phone: text({ max: 20 }),
    point: place({}),
    hours: weeklyHours({ required: true }),
    ramadanHours: weeklyHours({}),
    bays: integer({ required: true, list: true, min: 1, max: 200, initial: 4 }),
    slotMinutes: integer({ required: true, min: limits.slotGap, max: 240, step: limits.slotGap, initial: 30 }),
    position: integer({ required: true, max: 1000, initial: 0 }),
    active,
  },
})

/** Days on which a branch, or every branch, is closed. */
export const holidays = defineResource({
  name: 'holidays',
  path: 'masters/holidays',
  module: 'masters',
  icon: 'holiday',
  group: 'masters',
  title: ['name'],
  sort: { field: 'day', order: 'ASC' },
  fields: {
    name: bilingual({ ...named }),
    day: date({ required: true, list: true }),
    locationId: ref('dealershipLocations', { list: true }),
  },
})

/** Vehicle makes; two brands have a CSS class and a font of their own. */
export const makes = defineResource({
  name: 'makes',
  path: 'masters/makes',
  module: 'masters',
  icon: 'brand',
  group: 'masters',
  title: ['name'],
  sort: { field: 'position', order: 'ASC' },
  fields: {
    name: bilingual({ ...named }),
    slug: text({ required: true, list: true, unique: true, max: 40 }),
    brandClass: choice('brandClass', {}),
    brandFont: choice('brandFont', {}),
    position: integer({ required: true, max: 1000, initial: 0 }),
    active,
  },
})

/** Models of a make. */
export const models = defineResource({
  name: 'models',
  path: 'masters/models',
  module: 'masters',
  icon: 'model',
  group: 'masters',
  title: ['name'],
  sort: { field: 'name', order: 'ASC' },
  fields: {
    name: bilingual({ ...named }),
    makeId: ref('makes', { required: true, list: true }),
    image: upload('carImage', { list: true }),
    active,
  },
})

/** Colours of vehicles. */
export const colours = defineResource({
  name: 'colours',
  path: 'masters/colours',
  module: 'masters',
  icon: 'palette',
  group: 'masters',
  title: ['name'],
  sort: { field: 'name', order: 'ASC' },
  fields: { name: bilingual({ ...named }), swatch: colour({ required: true, list: true }), active },
})

/** Cities. */
export const cities = defineResource({
  name: 'cities',
  path: 'masters/cities',
  childOf: { field: 'stateId' },
  module: 'masters',
  icon: 'city',
  group: 'masters',
  title: ['name'],
  namedWith: ['point'],
  sort: { field: 'name', order: 'ASC' },
  // Position on a map that is drawn without streets.
  fields: { name: bilingual({ ...named }), stateId: ref('states', { list: true }), point: place({}), active },
})

/** Services of the workshop: price without VAT, duration, and interval after which they are due. */
export const servicePackages = defineResource({
  name: 'servicePackages',
  path: 'masters/servicePackages',
  module: 'masters',
  icon: 'package',
  group: 'masters',
  title: ['name'],
  namedWith: ['code', 'price', 'minutes'],
  sort: { field: 'position', order: 'ASC' },
  fields: {
    code: text({ ...named, unique: true, max: 40 }),
    name: bilingual({ ...named }),
    description: bilingual({ max: 300 }),
    price: money({ required: true, list: true }),
    minutes: integer({ required: true, list: true, min: 5, max: dayMinutes }),
    everyKm: integer({ list: true, max: 500_000 }),
    everyMonths: integer({ max: 120 }),
    // Days before it is due on which a car's owner is reminded; empty: as the settings say for all services.
    remindDays: integer({ max: 90 }),
    // Other packages whose work it does: they are not recommended, and cannot be booked, beside it.
    contains: refs('servicePackages', { required: true, initial: [] }),
    // The points of the inspection sheet that it puts right.
    points: choices('inspectionPoint', { required: true, initial: [] }),
    // Whether a technician can do it at the customer's address.
    atHome: yesNo({ required: true, list: true, initial: false }),
    // The deposit that its booking needs: an amount with VAT, or percent of its price; empty: none.
    deposit: money({}),
    depositShare: integer({ min: 1, max: 100 }),
    position: integer({ required: true, max: 1000, initial: 0 }),
    active,
  },
})

/** The seven designations, on which rights depend; a tenant may rename, not add. */
export const designation = defineResource({
  name: 'designation',
  path: 'masters/designation',
  module: 'masters',
  icon: 'designation',
  group: 'masters',
  title: ['name'],
  namedWith: ['role'],
  sort: { field: 'position', order: 'ASC' },
  fields: {
    name: bilingual({ ...named }),
    // Not changed later: everybody who holds the designation would change their rights with it.
    role: choice('designation', { required: true, list: true, unique: true, createOnly: true }),
    passkeyRequired: yesNo({ required: true, initial: false }),
    position: integer({ required: true, max: 1000, initial: 0 }),
    active,
  },
})
