// The masters that bookings need: small lists that administrators keep, and a tenant's settings.
import { richText } from '../compounds.ts'
import {
  bilingual,
  choice,
  colour,
  date,
  dateTime,
  email,
  integer,
  money,
  place,
  ref,
  text,
  time,
  upload,
  weeklyHours,
  yesNo,
} from '../kinds.ts'
import { defineResource } from '../resource.ts'

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
    slotMinutes: integer({ required: true, min: 5, max: 240, initial: 30 }),
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

/** Vehicle makes; two brands carry a class and a font of their own. */
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
  fields: { name: bilingual({ ...named }), makeId: ref('makes', { required: true, list: true }), active },
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
  sort: { field: 'name', order: 'ASC' },
  fields: { name: bilingual({ ...named }), stateId: ref('states', { list: true }), active },
})

/** What the workshop sells: a price without VAT, a duration, and when it falls due. */
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
    minutes: integer({ required: true, list: true, min: 5, max: 1440 }),
    everyKm: integer({ list: true, max: 500_000 }),
    everyMonths: integer({ max: 120 }),
    position: integer({ required: true, max: 1000, initial: 0 }),
    active,
  },
})

/** What a staff member may do hangs on one of the seven designations; a tenant may rename, not add. */
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
    role: choice('designation', { required: true, list: true, unique: true }),
    position: integer({ required: true, max: 1000, initial: 0 }),
    active,
  },
})

/** One row a tenant: how it looks and is reached. */
export const settings = defineResource({
  name: 'settings',
  path: 'settings',
  module: 'settings',
  icon: 'settings',
  group: 'settings',
  title: ['name'],
  single: true,
  imports: false,
  sections: {
    brand: ['name', 'tagline', 'primaryColour', 'secondaryColour', 'logo', 'logoImage', 'logoDarkImage'],
    support: ['supportNumber', 'secondSupportNumber', 'supportEmail', 'defaultCountryCode', 'mapApiKey'],
    booking: ['bookingDays', 'leadMinutes', 'openFrom', 'openTo', 'ramadanFrom', 'ramadanTo', 'ramadanHours', 'quietFrom', 'quietTo'],
    payment: ['currencyCode', 'orderLimit', 'redirectUrl'],
    legal: ['terms', 'privacy'],
  },
  fields: {
    name: bilingual({ ...named }),
    tagline: bilingual({ max: 120 }),
    primaryColour: colour({ required: true, list: true, initial: '#1e90ff' }),
    secondaryColour: colour({ required: true, list: true, initial: '#D1E8FF' }),
    // The name of a mark that the product draws itself; a tenant's own is an image.
    logo: text({ readOnly: true, max: 40 }),
    supportNumber: text({ required: true, list: true, max: 20, initial: '8001272222' }),
    defaultCountryCode: text({ required: true, max: 5, initial: '+966' }),
    mapApiKey: text({ max: 100 }),
    bookingDays: integer({ required: true, min: 1, max: 365, initial: 60 }),
    leadMinutes: integer({ required: true, max: 10_080, initial: 60 }),
    orderLimit: money({}),
    logoImage: upload('logo', {}),
    logoDarkImage: upload('logo', {}),
    secondSupportNumber: text({ max: 20 }),
    supportEmail: email({}),
    openFrom: time({ required: true, gap: 15, initial: '10:00' }),
    openTo: time({ required: true, gap: 15, initial: '19:00' }),
    ramadanFrom: date({}),
    ramadanTo: date({}),
    ramadanHours: weeklyHours({}),
    quietFrom: time({ required: true, gap: 15, initial: '21:00' }),
    quietTo: time({ required: true, gap: 15, initial: '09:00' }),
    currencyCode: text({ required: true, max: 3, initial: 'SAR' }),
    redirectUrl: bilingual({ max: 500 }),
    terms: richText({}),
    privacy: richText({}),
    checklistDismissedAt: dateTime({ readOnly: true }),
  },
})

/** What is switched on for a tenant, by module. */
export const featureFlags = defineResource({
  name: 'featureFlags',
  path: 'featureFlags',
  module: 'settings',
  icon: 'flag',
  group: 'settings',
  title: ['flag'],
  sort: { field: 'flag', order: 'ASC' },
  fields: {
    flag: choice('featureFlag', { required: true, list: true, unique: true, createOnly: true }),
    module: choice('accessModule', { required: true, list: true, initial: 'settings' }),
    enabled: yesNo({ required: true, list: true, initial: true }),
  },
})

/** The outbox: every message that left, or will leave, the house. */
export const messages = defineResource({
  name: 'messages',
  path: 'messages',
  module: 'settings',
  icon: 'message',
  group: 'reach',
  title: ['recipient'],
  subtitle: ['kind'],
  sort: { field: 'createdAt', order: 'DESC' },
  readOnly: true,
  fields: {
    recipient: text({ required: true, list: true, search: true, pii: true, max: 254 }),
    kind: choice('messageKind', { required: true, list: true }),
    channel: choice('channel', { required: true, list: true }),
    languageId: choice('language', { required: true, list: true }),
    body: text({ required: true, list: true, max: 1000 }),
    status: choice('messageStatus', { required: true, list: true }),
  },
})
