// The masters that bookings need: short lists that administrators edit, and a tenant's settings.
import { richText } from '../../core/compounds.ts'
import {
  bilingual,
  choice,
  choices,
  colour,
  date,
  dateTime,
  email,
  integer,
  longText,
  money,
  place,
  ref,
  text,
  time,
  upload,
  weeklyHours,
  yesNo,
} from '../../core/kinds.ts'
import { defineResource } from '../../core/resource.ts'

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
    minutes: integer({ required: true, list: true, min: 5, max: 1440 }),
    everyKm: integer({ list: true, max: 500_000 }),
    everyMonths: integer({ max: 120 }),
    // Whether a technician can do it at the customer's address.
    atHome: yesNo({ required: true, list: true, initial: false }),
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
    role: choice('designation', { required: true, list: true, unique: true }),
    position: integer({ required: true, max: 1000, initial: 0 }),
    active,
  },
})

/** A tenant's settings: appearance, contact, limits, providers; one row a tenant. */
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
    support: ['supportNumber', 'secondSupportNumber', 'supportEmail', 'defaultCountryCode', 'mapApiKey', 'mapTilesUrl', 'mapAttribution'],
    booking: [
      'bookingDays',
      'leadMinutes',
      'openFrom',
      'openTo',
      'ramadanFrom',
      'ramadanTo',
      'ramadanHours',
      'quietFrom',
      'quietTo',
      'leadAnswerMinutes',
    ],
    payment: ['currencyCode', 'orderLimit', 'vehicleDeposit', 'redirectUrl', 'tamaraToken', 'tamaraNotificationToken'],
    messages: ['stageMessages', 'campaignPerMinute', 'smsPartPrice', 'smsProvider', 'smsSender', 'smsAccount', 'smsToken'],
    feed: ['feedSource', 'feedFolder', 'feedHost', 'feedPort', 'feedUser', 'feedPassword', 'feedKey', 'feedHostKey'],
    surveys: ['surveyPauseDays', 'surveyCallDays', 'surveyLowRating', 'surveyLowNps'],
    legal: ['terms', 'privacy'],
  },
  fields: {
    name: bilingual({ ...named }),
    tagline: bilingual({ max: 120 }),
    primaryColour: colour({ required: true, list: true, initial: '#1e90ff' }),
    secondaryColour: colour({ required: true, list: true, initial: '#D1E8FF' }),
    // The name of a logo that the product draws; a tenant's own logo is an image.
    logo: text({ readOnly: true, max: 40 }),
    supportNumber: text({ required: true, list: true, max: 20, initial: '8001272222' }),
    defaultCountryCode: text({ required: true, max: 5, initial: '+966' }),
    mapApiKey: text({ max: 100 }),
    // Address of map tiles with {z}, {x} and {y}; empty: maps are drawn without streets.
    mapTilesUrl: text({ max: 300 }),
    mapAttribution: text({ max: 200 }),
    // Business minutes within which a lead should be answered; 0: no limit.
    leadAnswerMinutes: integer({ required: true, max: 10_080, initial: 60 }),
    bookingDays: integer({ required: true, min: 1, max: 365, initial: 60 }),
    leadMinutes: integer({ required: true, max: 10_080, initial: 60 }),
    orderLimit: money({}),
    // The deposit that reserves a car; empty: no deposits.
    vehicleDeposit: money({}),
    // The tenant's account with Tamara: the API token, and the key that signs its webhooks.
    tamaraToken: text({ secret: true, writeOnly: true, max: 2000 }),
    tamaraNotificationToken: text({ secret: true, writeOnly: true, max: 500 }),
    // The tenant's SMS account: Twilio's account id and token, or Unifonic's application id as the token. Price of one part of an SMS;
    // without it campaigns show the number of parts only.
    smsPartPrice: money({}),
    // Upper limit of any campaign's messages a minute.
    campaignPerMinute: integer({ required: true, min: 1, max: 600_000, initial: 6_000 }),
    smsProvider: choice('smsProvider', {}),
    smsSender: text({ max: 40 }),
    // In Saudi Arabia advertising needs a sender of its own, whose name ends in -AD.
    smsMarketingSender: text({ max: 40 }),
    smsAccount: text({ max: 80 }),
    smsToken: text({ secret: true, writeOnly: true, max: 200 }),
    // Where complaint files come from; empty: nowhere. The folder is one below the dealership's own, or on the server.
    feedSource: choice('feedSource', {}),
    feedFolder: text({ max: 300 }),
    feedHost: text({ max: 253 }),
    feedPort: integer({ min: 1, max: 65_535 }),
    feedUser: text({ max: 100 }),
    feedPassword: text({ secret: true, writeOnly: true, max: 200 }),
    feedKey: longText({ secret: true, writeOnly: true, max: 8000 }),
    // The SHA256 fingerprint of the server's host key: without it the password could be sent to another server.
    feedHostKey: text({ max: 60 }),
    // Days between two surveys of a customer; days without an answer after which somebody calls.
    surveyPauseDays: integer({ required: true, max: 365, initial: 7 }),
    surveyCallDays: integer({ required: true, max: 60, initial: 3 }),
    // Surveys with at most this mean of stars, or at most this recommendation, open a complaint; 0: never.
    surveyLowRating: integer({ required: true, max: 5, initial: 2 }),
    surveyLowNps: integer({ required: true, max: 10, initial: 6 }),
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
    // Workshop stages of which customers are notified.
    stageMessages: choices('bookingStatus', { required: true, initial: ['inWorkshop', 'completed'] }),
    currencyCode: text({ required: true, max: 3, initial: 'SAR' }),
    redirectUrl: bilingual({ max: 500 }),
    terms: richText({}),
    privacy: richText({}),
    checklistDismissedAt: dateTime({ readOnly: true }),
  },
})

/** Features that are on or off for a tenant, by module. */
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
