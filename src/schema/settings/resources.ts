// How a tenant's company is set up, and which parts of the product it uses.
import { richText } from '../core/compounds.ts'
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
  text,
  time,
  upload,
  weeklyHours,
  yesNo,
} from '../core/kinds.ts'
import { defineResource } from '../core/resource.ts'

const named = { required: true, list: true, search: true } as const

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
    // The name of a mark that the product draws itself; a tenant's own is an image.
    logo: text({ readOnly: true, max: 40 }),
    supportNumber: text({ required: true, list: true, max: 20, initial: '8001272222' }),
    defaultCountryCode: text({ required: true, max: 5, initial: '+966' }),
    mapApiKey: text({ max: 100 }),
    // Where map pictures come from, with {z}, {x} and {y}; without one a map is drawn without streets.
    mapTilesUrl: text({ max: 300 }),
    mapAttribution: text({ max: 200 }),
    // Business minutes within which a lead is to be answered; 0: no limit.
    leadAnswerMinutes: integer({ required: true, max: 10_080, initial: 60 }),
    bookingDays: integer({ required: true, min: 1, max: 365, initial: 60 }),
    leadMinutes: integer({ required: true, max: 10_080, initial: 60 }),
    orderLimit: money({}),
    // What keeps a car for a customer; without an amount no deposits are taken.
    vehicleDeposit: money({}),
    // The tenant's account with Tamara: what we call with, and what its notices are signed with.
    tamaraToken: text({ secret: true, writeOnly: true, max: 2000 }),
    tamaraNotificationToken: text({ secret: true, writeOnly: true, max: 500 }),
    // The tenant's account for SMS: Twilio's account id and token, or Unifonic's application id as the token.
    // What a part of an SMS costs; without it campaigns tell the parts alone.
    smsPartPrice: money({}),
    // The most messages a minute that any campaign may send.
    campaignPerMinute: integer({ required: true, min: 1, max: 600_000, initial: 6_000 }),
    smsProvider: choice('smsProvider', {}),
    smsSender: text({ max: 40 }),
    // In Saudi Arabia advertising leaves by a sender of its own, whose name ends in -AD.
    smsMarketingSender: text({ max: 40 }),
    smsAccount: text({ max: 80 }),
    smsToken: text({ secret: true, writeOnly: true, max: 200 }),
    // Where files of complaints come from; without a word nowhere. The folder is one below the dealership's own, or the server's.
    feedSource: choice('feedSource', {}),
    feedFolder: text({ max: 300 }),
    feedHost: text({ max: 253 }),
    feedPort: integer({ min: 1, max: 65_535 }),
    feedUser: text({ max: 100 }),
    feedPassword: text({ secret: true, writeOnly: true, max: 200 }),
    feedKey: longText({ secret: true, writeOnly: true, max: 8000 }),
    // The server's own key, as SHA256: without it nobody knows whom the password is told.
    feedHostKey: text({ max: 60 }),
    // Days in which a customer is asked once only; days without an answer after which somebody calls.
    surveyPauseDays: integer({ required: true, max: 365, initial: 7 }),
    surveyCallDays: integer({ required: true, max: 60, initial: 3 }),
    // What opens a complaint: so many stars on average, or such a recommendation, or less; 0: none.
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
    // The stages of the workshop that customers are told of.
    stageMessages: choices('bookingStatus', { required: true, initial: ['inWorkshop', 'completed'] }),
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
