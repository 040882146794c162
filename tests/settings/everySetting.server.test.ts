// No setting is without an effect: each is changed, and what it is for differs; or a test is named that shows what it does.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { settings } from '../../src/schema/settings/resources.ts'
import { findSettings } from '../../server/core/time/workshop.ts'
import { quietAround } from '../../server/core/time/quietHours.ts'
import { smsWayOf } from '../../server/messages/ways.ts'
import { openDrops } from '../../server/cases/gateways/openDrops.ts'
import { settingsOf } from '../core/server/settingsOf.ts'
import { makerOf } from '../core/everyResource/makeRows.ts'
import { onServer, type Running } from '../core/server/eachServer.ts'
import { firstMorning } from '../core/server/testServer.ts'
import { newMobile, visitor } from '../core/server/people.ts'

type Setting = Exclude<
  keyof (typeof settings)['fields'],
  'checklistDismissedAt' | 'logo' | 'carsRemindedOn' | 'oldDataOn' | 'erasedKind' | 'erasedRows' | 'erasedBefore'
>
/** What somebody finds who looks at what a setting is for. */
type Probe = (running: Running) => Promise<unknown>

const read =
  (...paths: string[]): Probe =>
  async (running) => {
    const one = await visitor(running)
    return Promise.all(paths.map(async (path) => (await one.get(path)).body))
  }
const landing = read('/landing-page/settings')
const client = read('/landing-page/client-info')
const legal = read('/landing-page/legal')

const lead: Probe = async (running) => {
  running.clock.now = new Date('2026-11-22T15:40:00.000Z')
  const person = { name: 'Sara', mobile: newMobile(), type: 'General Inquiry', source: 'phone', message: 'Please call.' }
  const { body } = await running.admin().post('/leads', person)
  running.clock.now = firstMorning
  return body.dueAt as string
}
const reach: Probe = async (running) => {
  const audience = { audienceModule: 'Customer', audience: { rows: {}, customers: {} }, channel: 'sms', frequencyDays: 7 }
  return (await running.admin().post('/campaign-management/reach', audience)).body.partPrice
}
const scoped =
  (look: (found: Awaited<ReturnType<typeof findSettings>>, running: Running) => unknown): Probe =>
  (running) =>
    running.services.engine.scoped('noor', async (tx) => look(await findSettings(tx), running))
const advertising = scoped((found) => smsWayOf(found, true))
const service = scoped((found) => smsWayOf(found, false))
const quiet = scoped((found) => quietAround(found, '2026-11-22T19:30:00.000Z'))
const feed = scoped((found, { services }) => {
  const place = { ...found, feedHost: '127.0.0.1', feedUser: 'noor' }
  return openDrops(services.env, 'noor', place).catch((error: Error) => error.message)
})
const stage: Probe = async (running) => {
  const { id, customerId } = await makerOf(running).insert('appointments', { type: 'service', status: 'qc', closure: 'none' })
  await running.admin().post(`/appointments/${id}/status`, { to: 'washing', version: 1 })
  const { body } = await running.admin().get(`/messages?customerId=${String(customerId)}`)
  return body.total as number
}

const account = { smsProvider: 'twilio', smsSender: 'Noor', smsAccount: 'AC1', smsToken: 'very-secret' }
const ramadan = { ramadanFrom: '2026-11-22', ramadanTo: '2026-11-28' }
const nights = Object.fromEntries(
  ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => [day, [{ from: '21:00', to: '23:45' }]]),
)
const file = (folder: string, title: string) => ({ file: `tests/${folder}.server.test.ts`, title })
const oldData = (title: string) => file('backgroundJobs/oldData', title)
const tamara = file('payments/payments', 'is accepted only from who knows the key, and only while the token holds')
const cards = file('payments/cards', 'is offered only where the tenant takes cards, and a notice is accepted only with the secret')
const deposits = file('payments/deposits', 'is asked for after missed visits and on a first visit, as the settings say')
const signIn = file(
  'staff/singleSignOn',
  'makes a colleague with the rights of the group, once, and signs them in again with the rights of the day',
)
const rule = file('payments/deposits', 'is said before the booking with its rule, and a booking that does not agree to it is refused')
const missed = file(
  'payments/deposits',
  'is kept when nobody comes, which is marked after closing time, with one polite message; forgiving gives it back',
)
const whatsapp = file('messages/whatsapp', 'is set up by a whole account, and its secrets are shown to nobody')
const newLeads = file('leads/newLeads', 'goes up step by step at the minutes of the settings')
const drops = file('cases/complaintFeed', 'makes each line a complaint once, of a known customer and of a new one, whatever is sent again')

/** By setting: what is looked at and the value that is set, with others that it needs; or the test of its effect. */
const effects: Record<Setting, { at: Probe; to: unknown; with?: object } | { file: string; title: string }> = {
  name: { at: landing, to: { en: 'Other', ar: 'أخرى' } },
  tagline: { at: landing, to: { en: 'Other', ar: 'أخرى' } },
  primaryColour: { at: landing, to: '#123456' },
  secondaryColour: { at: landing, to: '#fedcba' },
  logoImage: file('files/uploads', 'the see-through parts of a logo'),
  logoDarkImage: file('files/uploads', 'the see-through parts of a logo'),
  supportNumber: { at: landing, to: '8001111111' },
  secondSupportNumber: { at: landing, to: '920002999' },
  supportEmail: { at: landing, to: 'help@noor.example' },
  defaultCountryCode: { at: client, to: '+971' },
  mapApiKey: { at: client, to: 'key' },
  mapTilesUrl: { at: landing, to: 'https://tiles.example/{z}/{x}/{y}.png' },
  mapAttribution: { at: landing, to: 'Maps', with: { mapTilesUrl: 'https://tiles.example/{z}/{x}/{y}.png' } },
  timeZone: { at: landing, to: 'Asia/Dubai' },
  currencyCode: { at: landing, to: 'KWD' },
  redirectUrl: { at: landing, to: { en: 'https://example.com', ar: 'https://example.com/ar' } },
  bookingDays: { at: landing, to: 14 },
  bookingsAtOnce: file('appointments/bookingLimits', 'are as many as the settings say, and no more, however many are asked for at once'),
  waitingListMinutes: file('appointments/waitingList', 'holds a time for the minutes of the settings'),
  leadMinutes: file('fieldService/driverRequests', 'may be for an hour that was offered up to five minutes ago, and no later'),
  leadAnswerMinutes: { at: lead, to: 15 },
  leadNextMinutes: newLeads,
  leadManagersMinutes: newLeads,
  leadDirectorMinutes: newLeads,
  openFrom: { at: lead, to: '11:00' },
  openTo: { at: lead, to: '20:00' },
  ramadanFrom: { at: lead, to: '2026-11-22', with: { ramadanTo: '2026-11-28', ramadanHours: nights } },
  ramadanTo: { at: lead, to: '2026-11-28', with: { ramadanFrom: '2026-11-22', ramadanHours: nights } },
  ramadanHours: { at: lead, to: nights, with: ramadan },
  quietFrom: { at: quiet, to: '22:15' },
  quietTo: { at: quiet, to: '08:00' },
  carDateFirstDays: file(
    'appointments/carDates',
    'follow the days of the settings, none at all with 0, and offer the service of the settings',
  ),
  carDateLastDays: file(
    'appointments/carDates',
    'follow the days of the settings, none at all with 0, and offer the service of the settings',
  ),
  carCheckPackageId: file(
    'appointments/carDates',
    'follow the days of the settings, none at all with 0, and offer the service of the settings',
  ),
  stageMessages: { at: stage, to: ['washing'] },
  payBeforeHandover: file('payments/handover', 'is not asked for where the tenant books payments elsewhere'),
  orderLimit: file('payments/payments', 'is of what the booking comes to, whatever the call says, and says it in decimals'),
  vehicleDeposit: file('payments/payments', 'is of the deposit for a car that was asked for, and of a payment that staff asked for'),
  tamaraToken: tamara,
  tamaraNotificationToken: tamara,
  cardPayments: cards,
  moyasarSecretKey: cards,
  moyasarWebhookSecret: cards,
  depositAmount: deposits,
  depositMisses: deposits,
  depositNewCustomers: deposits,
  depositMinutes: rule,
  depositRefundHours: rule,
  missMonths: deposits,
  missedAfterMinutes: missed,
  missedMessage: missed,
  callAfterMisses: file('payments/deposits', 'limits who missed too many visits to the phone, in words that say so'),
  loyaltyPointsPerUnit: file(
    'loyalty/loyalty',
    'are not earned for a test drive, while the rule is 0, or while the module is switched off',
  ),
  loyaltyPointValue: file('loyalty/loyalty', 'reduce what is to be paid, and stay when the services change'),
  smsPartPrice: { at: reach, to: 7 },
  smsAbroadPartPrice: file(
    'messages/costs',
    'is stored once, by the price of the number’s country, whatever is answered twice or sent again',
  ),
  linkOrigin: file('core/access/shortLink', 'begins with the address of the settings, which an origin alone can be'),
  campaignPerMinute: file('campaigns/campaigns', 'go no faster than the tenant’s limit'),
  smsProvider: { at: service, to: 'unifonic', with: { ...account, smsProvider: 'twilio' } },
  smsSender: { at: service, to: 'Other', with: account },
  smsMarketingSender: { at: advertising, to: 'Noor-AD', with: account },
  smsAccount: { at: service, to: 'AC2', with: account },
  smsToken: { at: service, to: 'another-secret', with: account },
  whatsappProvider: whatsapp,
  whatsappFirst: whatsapp,
  whatsappNumber: whatsapp,
  whatsappAccount: whatsapp,
  whatsappToken: whatsapp,
  whatsappAppSecret: whatsapp,
  whatsappVerifyToken: whatsapp,
  feedSource: drops,
  feedFolder: drops,
  feedHost: drops,
  feedPort: drops,
  feedUser: drops,
  feedPassword: drops,
  feedHostKey: drops,
  feedKey: { at: feed, to: 'a key', with: { feedSource: 'sftp' } },
  unusualOpens: file('audit/accessLedger', 'notifies administrators once a day of a colleague beyond the settings'),
  unusualExports: file('audit/accessLedger', 'notifies administrators once a day of a colleague beyond the settings'),
  serviceDueDays: file('appointments/serviceReminders', 'go once to the owner of a car that is due by then, and remind once'),
  serviceDueControl: file('appointments/serviceReminders', 'leave out the share of cars that they are compared with, and say who booked'),
  refusedFirstDays: file('appointments/refusedWork', 'is written about after the days of the settings, each once, until it was done'),
  refusedLastDays: file('appointments/refusedWork', 'is written about after the days of the settings, each once, until it was done'),
  serviceDueRepeatDays: file('appointments/serviceReminders', 'go once to the owner of a car that is due by then, and remind once'),
  surveyPauseDays: file('surveys/surveys', 'wait for the morning, and ask one customer once in so many days'),
  surveyCallDays: file('surveys/surveys', 'come to the call centre where nobody answers, to one caller at a time'),
  surveyLowRating: file(
    'surveys/surveys',
    'open one complaint for low stars, a low recommendation or something that is not solved, as the settings say',
  ),
  surveyLowNps: file(
    'surveys/surveys',
    'open one complaint for low stars, a low recommendation or something that is not solved, as the settings say',
  ),
  apiOrigins: file('integrations/crossOrigin', 'lets pages of the sites that a tenant allows call the API, and no others'),
  embedOrigins: file('core/http/framing', "lets a tenant's own sites show its landing, and nobody else"),
  terms: { at: legal, to: { en: '<p>Other</p>', ar: '<p>أخرى</p>' } },
  ssoIssuer: signIn,
  ssoClientId: signIn,
  ssoClientSecret: signIn,
  ssoDomains: signIn,
  ssoGroupsClaim: file('staff/singleSignOn', 'reads the groups from the claim of the settings'),
  ssoRequired: file('staff/singleSignOn', 'is the only way in where it is required, but for administrators'),
  leadMonths: oldData(
    'are deleted once closed and unchanged for so long, from the midnight of the dealership on, with what is only about them',
  ),
  messageMonths: oldData('messages are deleted once sent and old, with conversations that are empty then; what answered them stays'),
  auditMonths: oldData('the history is deleted by age, that of payments after six years, and never of the last twelve months'),
  fileMonths: oldData(
    'files are deleted from the store when only rows refer to them that nobody can restore; those of a row that is there stay',
  ),
  dpoName: { at: legal, to: { en: 'Nora', ar: 'نورة' } },
  dpoEmail: { at: legal, to: 'privacy@noor.example' },
  dpoPhone: { at: legal, to: '8001112222' },
  privacy: { at: legal, to: { en: '<p>Other</p>', ar: '<p>أخرى</p>' } },
}

const probed = Object.entries(effects).flatMap(([name, effect]) => ('at' in effect ? [[name, effect] as const] : []))
const tested = Object.entries(effects).flatMap(([name, effect]) => ('file' in effect ? [[name, effect] as const] : []))

describe('the effect of the setting', () => {
  const root = join(import.meta.dirname, '../..')
  it.each(tested)('%s has the test that is named', (_name, effect) => {
    const found = existsSync(join(root, effect.file)) && readFileSync(join(root, effect.file), 'utf8').includes(effect.title)
    expect([effect.title, found]).toEqual([effect.title, true])
  })
})

onServer('the setting', (running) => {
  let change: ReturnType<typeof settingsOf>
  beforeAll(async () => {
    await makerOf(running()).insert('multiCurrency', { code: 'KWD', minorDigits: 3, active: true })
    change = settingsOf(running())
  })

  it.each(probed)('%s changes what it is for', async (name, { at, to, with: others = {} }) => {
    const restore = await change(others)
    const before = await at(running())
    const back = await change({ [name]: to })
    expect(await at(running())).not.toEqual(before)
    await back()
    await restore()
  })
})
