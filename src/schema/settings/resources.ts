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
  ref,
  text,
  time,
  upload,
  weeklyHours,
  yesNo,
} from '../core/kinds.ts'
import { longestHold } from '../core/time/hold.ts'
import { defaultCurrency, defaultTimeZone } from '../core/time/region.ts'
import { defineResource } from '../core/resource.ts'
import { problemsOfLinkOrigin, problemsOfOrigins } from './embedOrigins.ts'
import { problemsOfLeadSteps } from './leadSteps.ts'
import { keptMonths } from './keptMonths.ts'
import { problemsOfSingleSignOn } from './singleSignOn.ts'

const named = { required: true, list: true, search: true } as const

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
      'timeZone',
      'bookingDays',
      'leadMinutes',
      'bookingsAtOnce',
      'waitingListMinutes',
      'openFrom',
      'openTo',
      'ramadanFrom',
      'ramadanTo',
      'ramadanHours',
      'quietFrom',
      'quietTo',
      'leadAnswerMinutes',
      'leadNextMinutes',
      'leadManagersMinutes',
      'leadDirectorMinutes',
    ],
    payment: [
      'currencyCode',
      'payBeforeHandover',
      'orderLimit',
      'vehicleDeposit',
      'redirectUrl',
      'tamaraToken',
      'tamaraNotificationToken',
      'cardPayments',
      'moyasarSecretKey',
      'moyasarWebhookSecret',
    ],
    deposits: [
      'depositAmount',
      'depositMisses',
      'depositNewCustomers',
      'depositMinutes',
      'depositRefundHours',
      'missMonths',
      'missedAfterMinutes',
      'missedMessage',
      'callAfterMisses',
    ],
    loyalty: ['loyaltyPointsPerUnit', 'loyaltyPointValue'],
    messages: [
      'stageMessages',
      'carDateFirstDays',
      'carDateLastDays',
      'carCheckPackageId',
      'serviceDueDays',
      'serviceDueRepeatDays',
      'serviceDueControl',
      'refusedFirstDays',
      'refusedLastDays',
      'campaignPerMinute',
      'smsPartPrice',
      'smsAbroadPartPrice',
      'linkOrigin',
      'smsProvider',
      'smsSender',
      'smsMarketingSender',
      'smsAccount',
      'smsToken',
      'whatsappProvider',
      'whatsappFirst',
      'whatsappNumber',
      'whatsappAccount',
      'whatsappToken',
      'whatsappAppSecret',
      'whatsappVerifyToken',
    ],
    feed: ['feedSource', 'feedFolder', 'feedHost', 'feedPort', 'feedUser', 'feedPassword', 'feedKey', 'feedHostKey'],
    privacy: ['unusualOpens', 'unusualExports'],
    embedding: ['embedOrigins'],
    integrations: ['apiOrigins'],
    signIn: ['ssoIssuer', 'ssoClientId', 'ssoClientSecret', 'ssoDomains', 'ssoGroupsClaim', 'ssoRequired'],
    surveys: ['surveyPauseDays', 'surveyCallDays', 'surveyLowRating', 'surveyLowNps'],
    legal: ['terms', 'privacy', 'dpoName', 'dpoEmail', 'dpoPhone'],
    oldData: [...keptMonths],
  },
  check: (values) => [
    ...problemsOfOrigins('embedOrigins', values['embedOrigins']),
    ...problemsOfOrigins('apiOrigins', values['apiOrigins']),
    ...problemsOfLinkOrigin(values['linkOrigin']),
    ...problemsOfLeadSteps(values),
    ...problemsOfSingleSignOn(values),
  ],
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
    // Business minutes after which a new lead that nobody took goes to the next colleague, to the managers and to the administrators.
    leadNextMinutes: integer({ required: true, min: 1, max: 10_080, initial: 5 }),
    leadManagersMinutes: integer({ required: true, min: 1, max: 10_080, initial: 15 }),
    leadDirectorMinutes: integer({ required: true, min: 1, max: 10_080, initial: 30 }),
    bookingDays: integer({ required: true, min: 1, max: 365, initial: 60 }),
    // Open service bookings of one customer; staff may book more.
    bookingsAtOnce: integer({ required: true, min: 1, max: 50, initial: 3 }),
    // For how long a time is held for a customer of the waiting list to whom it is offered.
    waitingListMinutes: integer({ required: true, min: 5, max: longestHold, initial: 15 }),
    leadMinutes: integer({ required: true, max: 10_080, initial: 60 }),
    // A car is handed over once its booking is paid, or with a manager's reason.
    payBeforeHandover: yesNo({ required: true, initial: true }),
    orderLimit: money({}),
    // The deposit that reserves a car; empty: no deposits.
    vehicleDeposit: money({}),
    // The deposit on bookings of customers at risk, with VAT; empty: only services ask for one. At risk: so many missed visits, 0: never;
    // and nobody who was here before, if switched on.
    depositAmount: money({}),
    depositMisses: integer({ required: true, max: 20, initial: 0 }),
    depositNewCustomers: yesNo({ required: true, initial: false }),
    // Minutes in which a deposit must be paid, after which the time is free again; hours before the visit until which it is refunded.
    depositMinutes: integer({ required: true, min: 5, max: 10_080, initial: 30 }),
    depositRefundHours: integer({ required: true, max: 720, initial: 24 }),
    // Months in which missed visits count; minutes after closing time at which a visit that nobody came to is a no-show, 0: by hand only.
    missMonths: integer({ required: true, min: 1, max: 60, initial: 12 }),
    missedAfterMinutes: integer({ required: true, max: 720, initial: 0 }),
    missedMessage: yesNo({ required: true, initial: false }),
    // Missed visits after which a customer books by phone only; 0: never.
    callAfterMisses: integer({ required: true, max: 20, initial: 0 }),
    // Loyalty points for each whole unit of currency that a delivered booking cost, and what a point is worth on the next; 0: off.
    loyaltyPointsPerUnit: integer({ required: true, max: 1000, initial: 0 }),
    loyaltyPointValue: money({ required: true, initial: 0 }),
    // The tenant's account with Tamara: the API token, and the key that signs its webhooks.
    tamaraToken: text({ secret: true, writeOnly: true, max: 2000 }),
    tamaraNotificationToken: text({ secret: true, writeOnly: true, max: 500 }),
    // Whether customers may pay by card, and the tenant's account with Moyasar: the secret key, and the secret in its webhooks.
    cardPayments: yesNo({ required: true, initial: false }),
    moyasarSecretKey: text({ secret: true, writeOnly: true, max: 500 }),
    moyasarWebhookSecret: text({ secret: true, writeOnly: true, max: 500 }),
    // Price of one part of an SMS, and of one to a number of another country; without it only numbers of parts are shown.
    smsPartPrice: money({}),
    smsAbroadPartPrice: money({}),
    // The tenant's own address for the links in messages, an origin; empty: the server's.
    linkOrigin: text({ max: 200 }),
    // Upper limit of any campaign's messages a minute.
    campaignPerMinute: integer({ required: true, min: 1, max: 600_000, initial: 6_000 }),
    // The tenant's SMS account: Twilio's account id and token, or Unifonic's application id as the token.
    smsProvider: choice('smsProvider', {}),
    smsSender: text({ max: 40 }),
    // In Saudi Arabia advertising needs a sender of its own, whose name ends in -AD.
    smsMarketingSender: text({ max: 40 }),
    smsAccount: text({ max: 80 }),
    smsToken: text({ secret: true, writeOnly: true, max: 200 }),
    // The tenant’s WhatsApp account: the number, or its id with Meta, the account that owns the templates, the
    // access token, the secret that signs webhooks, and the word by which Meta verifies their address, or the secret in the address that
    // Unifonic calls.
    whatsappProvider: choice('whatsappProvider', {}),
    // Messages to customers who agreed to WhatsApp go there first, and as SMS where that fails.
    whatsappFirst: yesNo({ required: true, initial: true }),
    whatsappNumber: text({ max: 40 }),
    whatsappAccount: text({ max: 80 }),
    whatsappToken: text({ secret: true, writeOnly: true, max: 1000 }),
    whatsappAppSecret: text({ secret: true, writeOnly: true, max: 200 }),
    whatsappVerifyToken: text({ secret: true, writeOnly: true, max: 200 }),
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
    // Customers whom one colleague opens or acts for, and rows that one exports, in a day; more notifies the administrators.
    unusualOpens: integer({ required: true, min: 1, max: 100_000, initial: 150 }),
    unusualExports: integer({ required: true, min: 1, max: 10_000_000, initial: 5_000 }),
    logoImage: upload('logo', {}),
    logoDarkImage: upload('logo', {}),
    secondSupportNumber: text({ max: 20 }),
    supportEmail: email({}),
    openFrom: time({ required: true, initial: '10:00' }),
    openTo: time({ required: true, initial: '19:00' }),
    ramadanFrom: date({}),
    ramadanTo: date({}),
    ramadanHours: weeklyHours({}),
    quietFrom: time({ required: true, initial: '21:00' }),
    quietTo: time({ required: true, initial: '09:00' }),
    // Workshop stages of which customers are notified.
    stageMessages: choices('bookingStatus', { required: true, initial: ['inWorkshop', 'completed'] }),
    // Days before the end of a car's registration, inspection, insurance or warranty at which its customer gets a message, twice; 0: none.
    carDateFirstDays: integer({ required: true, max: 180, initial: 30 }),
    carDateLastDays: integer({ required: true, max: 180, initial: 7 }),
    // The service that such a message offers; empty: whatever the car needs.
    carCheckPackageId: ref('servicePackages', {}),
    // Days before a car is due for service on which its owner gets a message, 0: no messages; and days until the reminder, 0: none.
    serviceDueDays: integer({ required: true, max: 90, initial: 0 }),
    serviceDueRepeatDays: integer({ required: true, max: 60, initial: 7 }),
    // Percent of the due cars whose owners are not written to, so that bookings with and without messages can be compared.
    serviceDueControl: integer({ required: true, max: 50, initial: 0 }),
    // Days after work was refused in the workshop on which its customer gets a message, twice; 0: none.
    refusedFirstDays: integer({ required: true, max: 180, initial: 14 }),
    refusedLastDays: integer({ required: true, max: 365, initial: 45 }),
    // The day on which the owners of cars were last reminded.
    carsRemindedOn: date({ readOnly: true }),
    // IANA: the tenant's days, opening hours, reminders and everything that is shown or printed follow it.
    timeZone: text({ required: true, max: 60, initial: defaultTimeZone }),
    currencyCode: text({ required: true, max: 3, initial: defaultCurrency }),
    redirectUrl: bilingual({ max: 500 }),
    terms: richText({}),
    privacy: richText({}),
    // Whom customers ask about their data: the data protection officer, below the privacy text.
    dpoName: bilingual({ max: 120 }),
    dpoEmail: email({}),
    dpoPhone: text({ max: 20 }),
    // Months after which closed leads, messages with their conversations, the history of changes and files of deleted rows are deleted;
    // empty: never.
    leadMonths: integer({ min: 6, max: 120 }),
    messageMonths: integer({ min: 6, max: 120 }),
    auditMonths: integer({ min: 12, max: 120 }),
    fileMonths: integer({ min: 6, max: 120 }),
    // The day on which old data was last deleted; and which, how many rows, from before which day.
    oldDataOn: date({ readOnly: true }),
    erasedKind: choice('oldDataKind', { readOnly: true }),
    erasedRows: integer({ readOnly: true }),
    erasedBefore: date({ readOnly: true }),
    // Sites whose pages may show the landing in a frame, one origin a line.
    embedOrigins: longText({ max: 2000 }),
    // Sites whose pages may call the API from a browser, one origin a line.
    apiOrigins: longText({ max: 2000 }),
    // Single sign-on of staff: the company's OpenID Connect provider, our account with it, the domains of the e-mail addresses that it
    // answers for, one a line, and the claim that names a person's groups.
    ssoIssuer: text({ max: 300 }),
    ssoClientId: text({ max: 300 }),
    ssoClientSecret: text({ secret: true, writeOnly: true, max: 500 }),
    ssoDomains: longText({ max: 2000 }),
    ssoGroupsClaim: text({ required: true, max: 60, initial: 'groups' }),
    // Whether staff other than administrators come in by it alone.
    ssoRequired: yesNo({ required: true, initial: false }),
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
