// Exceptions for the loops over all resources: values that depend on each other, and rows that cannot be added.
import { sql } from 'kysely'
import type { ResourceName } from '../../../src/schema/resources.ts'
import { momentOf } from '../../../server/core/time/time.ts'
import type { Row } from '../../../server/core/db/rows.ts'
import type { Maker } from './maker.ts'

/** How a resource differs from the rest. */
export interface Particulars {
  /** Values instead of the generators', for a first and a second body. */
  body?: (maker: Maker, which: 0 | 1) => Promise<Row>
  /** An existing row, for resources to which rows cannot be added freely. */
  present?: (maker: Maker) => Promise<string>
  /** Every possible row exists from the beginning: another one is refused as already existing. */
  complete?: true
  /** Removes existing rows before a row is added. */
  before?: (maker: Maker) => Promise<void>
  /** Deleting a row is refused, with this code. */
  keeps?: 'inUse'
  /** Values that a row needs before it moves along its graph. */
  moved?: Row
  /** What a person names in a move instead of any row: one that they may see. */
  named?: (maker: Maker, staffId: string) => Promise<Row>
  /** Texts of a fixed format, so that arbitrary text is not valid. */
  formed?: readonly string[]
  /** Fields of a new row that the server sets itself: rights depend on them. */
  becomes?: (actorId: string) => Row
  /** Fields that the server empties together with one that a person empties. */
  empties?: readonly string[]
  /** References that no two rows have in common. */
  unshared?: readonly string[]
  /** The field that refers to the row to which a new row belongs: without the right to see or change that row, no row can be added. */
  hangsOn?: { field: string; resource: ResourceName }
}

let slot = 0
/** Local start times of the test branch on successive Sundays, each returned once. */
function nextStart(): string {
  const place = (slot += 1) - 1
  const starts = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00', '17:00']
  const day = new Date(Date.UTC(2026, 10, 29 + 7 * Math.floor(place / starts.length))).toISOString().slice(0, 10)
  return momentOf(day, starts[place % starts.length] ?? '09:00')
}

// A customer with a car and a booking of their own, for records that refer to all of them.
const sharedAddress = async (maker: Maker): Promise<Row> => {
  const { id: customerId } = await maker.insert('customers')
  const { id: vehicleId } = await maker.insert('vehicles', { customerId })
  return { customerId, vehicleId }
}
const complained = async (maker: Maker): Promise<Row> => {
  const owned = await sharedAddress(maker)
  return { ...owned, appointmentId: (await maker.insert('appointments', { customerId: owned['customerId'] })).id }
}

const emptied =
  (...tables: ResourceName[]) =>
  async ({ running, tenant }: Maker): Promise<void> => {
    for (const table of tables) await running.services.engine.scoped(tenant, (tx) => sql`delete from ${sql.table(table)}`.execute(tx))
  }
const letters = (number: number, length: number): string =>
  Array.from({ length }, (_, place) => String.fromCodePoint(65 + (Math.floor(number / 26 ** place) % 26))).join('')

// Codes this short repeat: takes the next unused one.
async function freeCode({ running, tenant, next }: Maker, name: ResourceName, length: number): Promise<string> {
  const { rows } = await running.services.engine.scoped(tenant, (tx) =>
    sql<{ code: string }>`select code from ${sql.table(name)}`.execute(tx),
  )
  const taken = new Set(rows.map(({ code }) => code))
  if (taken.size >= 26 ** length) throw new Error(`No code is left for ${name}.`)
  let code = letters(next(), length)
  while (taken.has(code)) code = letters(next(), length)
  return code
}

const firstOf = async ({ running, tenant }: Maker, name: ResourceName): Promise<string> =>
  running.services.engine.scoped(
    tenant,
    async (tx) => (await sql<{ id: string }>`select id from ${sql.table(name)} order by id limit 1`.execute(tx)).rows[0]?.id ?? '',
  )

// The word is unique: the existing row is used.
const thereOr =
  (name: ResourceName, values: Row) =>
  async (maker: Maker): Promise<string> =>
    (await firstOf(maker, name)) || (await maker.insert(name, values)).id

// Parts of a job belong to its booking, which must not be completed.
const ofJob: Particulars = {
  body: async (maker) => ({ appointmentId: (await maker.insert('appointments', { type: 'service' })).id }),
  becomes: () => ({ status: 'pending', advisorId: null, technicianId: null }),
  hangsOn: { field: 'appointmentId', resource: 'appointments' },
}

/** The exceptions by resource; all others follow the general rules. */
export const particulars: Partial<Record<ResourceName, Particulars>> = {
  appointments: {
    // Without a promise time there is no reason for one.
    empties: ['promiseReason'],
    // A booking needs a start in its branch's opening hours and an advisor of that branch; its vehicle belongs to its customer.
    body: async (maker, which) => {
      const { branchId, advisorIds } = maker.running.tenants[maker.tenant]
      const { id: customerId } = await maker.insert('customers')
      const { id: vehicleId } = await maker.insert('vehicles', { customerId })
      // Only a test drive takes a car.
      const driveCarId = null
      return {
        type: 'service',
        customerId,
        vehicleId,
        locationId: branchId,
        advisorId: advisorIds[which],
        startAt: nextStart(),
        driveCarId,
      }
    },
  },
  // A person, with numbers of a company that have their form.
  customers: {
    formed: ['commercialRegistration', 'vatNumber'],
    body: (maker) => {
      const number = String(maker.next())
      return Promise.resolve({
        kind: 'person',
        commercialRegistration: `1${number.padStart(9, '0')}`,
        vatNumber: `3${number.padStart(13, '0')}3`,
      })
    },
  },
  // The car's customer, services on offer, and days that can be booked.
  waitingEntries: {
    unshared: ['vehicleId'],
    body: async (maker, which) => {
      const days = { firstDay: `2026-12-0${which + 1}`, lastDay: `2026-12-0${which + 3}` }
      const { rows } = await maker.running.services.engine.scoped(maker.tenant, (tx) =>
        sql<{ id: string }>`select id from "servicePackages" where code = 'OIL'`.execute(tx),
      )
      return {
        ...(await sharedAddress(maker)),
        ...days,
        packageIds: rows.map(({ id }) => id),
        locationId: maker.running.tenants[maker.tenant].branchId,
      }
    },
  },
  // An advisor's hour at a branch, long after every booking.
  blockedTimes: {
    body: (maker, which) => {
      const { branchId, advisorIds } = maker.running.tenants[maker.tenant]
      const hours = { startAt: `203${which}-03-02T08:00:00.000Z`, endAt: `203${which}-03-02T09:00:00.000Z` }
      return Promise.resolve({ locationId: branchId, staffId: advisorIds[which], bay: null, ...hours })
    },
  },
  // Without an assignee there is no time of assignment.
  leads: { empties: ['assignedAt'] },
  // A car that comes with a lead is reserved for it.
  stockCars: {
    body: () => Promise.resolve({ leadId: null }),
    // A car is reserved for a lead of one's own.
    named: async (maker, assigneeId) => ({
      leadId: (await maker.insert('leads', { type: 'New Car Sales', status: 'pending', assigneeId })).id,
    }),
  },
  jobServices: ofJob,
  jobParts: ofJob,
  inspectionResults: ofJob,
  complaints: { body: complained },
  feedback: { body: complained },
  roadsideAssistance: { body: sharedAddress, moved: { arrivedAt: '2026-11-20T08:00:00.000Z' } },
  homeService: { body: sharedAddress, moved: { arrivedAt: '2026-11-20T08:00:00.000Z' } },
  // Type, branch and author are set from the lead and the session.
  followUps: {
    body: async (maker) => ({ leadId: (await maker.insert('leads', { type: 'New Car Sales' })).id }),
    becomes: (staffId) => ({ about: 'lead', type: 'New Car Sales', locationId: null, staffId }),
    hangsOn: { field: 'leadId', resource: 'leads' },
  },
  cms: {
    body: async (maker, which) => ({
      slug: `item-${maker.next()}`,
      publishFrom: `2026-12-0${which + 1}T09:00:00.000Z`,
      publishTo: `2026-12-1${which}T09:00:00.000Z`,
    }),
    moved: { body: { en: '<p>Terms</p>', ar: '<p>شروط</p>' } },
    formed: ['slug'],
  },
  campaigns: {
    body: async (_maker, which) => ({
      audienceModule: 'Customer',
      channel: (['sms', 'push'] as const)[which],
      body: { en: `Offer ${which}: {link} {optOut}`, ar: `عرض ${which}: {optOut}` },
    }),
    moved: {
      channel: 'sms',
      audienceModule: 'Customer',
      audience: { rows: {}, customers: {} },
      body: { en: 'Offer {optOut}', ar: 'عرض {optOut}' },
    },
    formed: ['body'],
  },
  surveys: { moved: { questions: [{ id: 'a', kind: 'rating', label: { en: 'How was it?', ar: 'كيف كانت؟' }, required: true }] } },
  promotionCodes: {
    body: async (maker, which) => ({
      code: `CODE-${maker.next()}`,
      ...{ kind: (['percent', 'amount'] as const)[which], percent: 10 + which, amount: 5000 + which },
      validFrom: '2026-12-01',
      validTo: `2026-12-1${which}`,
    }),
    formed: ['code'],
  },
  messageTemplates: {
    // The two kinds without required placeholders: any text is valid.
    body: async (_maker, which) => ({ kind: (['bookingCancelled', 'paymentReceived'] as const)[which] }),
    before: async ({ running, tenant }) => {
      await running.services.engine.scoped(tenant, (tx) => sql`delete from "messageTemplates"`.execute(tx))
    },
    formed: ['body'],
  },
  // One row a word, of few words.
  modules: { before: emptied('subModules', 'modules'), present: thereOr('modules', { module: 'vehicles' }) },
  clientLeadType: { before: emptied('clientLeadType') },
  contactMethod: { before: emptied('contactMethod') },
  staffType: { before: emptied('staffType') },
  userTitles: { before: emptied('userTitles') },
  countries: {
    present: thereOr('countries', { code: 'SA' }),
    body: async (maker) => ({ code: await freeCode(maker, 'countries', 2) }),
    formed: ['code'],
  },
  multiCurrency: { body: async (maker) => ({ code: await freeCode(maker, 'multiCurrency', 3) }), formed: ['code'] },
  // Another department sets another designation, unless one is sent with it.
  staff: {
    body: async ({ running, tenant }, which) => ({
      designationId: running.tenants[tenant].designationIds[which === 0 ? 'Broker Sales' : 'Fleet Sales'],
    }),
  },
  leadForms: {
    body: (_maker, which) => Promise.resolve({ mapping: ['phone_1 = mobile', 'phone_2 = mobile'][which] }),
    formed: ['mapping'],
  },
  // An administrator answers for a key, which reaches something, until a day to come.
  apiKeys: {
    body: async ({ running, tenant }, which) => ({
      ownerId: running.tenants[tenant].staff.Administrator.id,
      modules: [(['leads', 'customers'] as const)[which]],
      expiresOn: `2030-12-0${which + 1}`,
    }),
  },
  // A group makes no administrators.
  signInGroups: {
    body: async ({ running, tenant }, which) => ({
      designationId: running.tenants[tenant].designationIds[which === 0 ? 'Broker Sales' : 'Fleet Sales'],
    }),
  },
  // Days and moments that have been; an answered request keeps its answer, a reported breach its time.
  privacyRequests: {
    body: async (_maker, which) => ({ receivedOn: `2026-11-0${which + 1}`, state: which === 0 ? 'open' : 'inProgress' }),
  },
  breaches: {
    body: async (_maker, which) => ({
      foundAt: `2026-11-0${which + 1}T08:00:00.000Z`,
      reportedAt: `2026-11-0${which + 2}T08:00:00.000Z`,
      state: 'closed',
    }),
  },
  // What an endpoint reports its key may read.
  webhookEndpoints: {
    body: async (maker, which) => ({
      url: `https://hooks.noor.example/${which}`,
      apiKeyId: (await maker.insert('apiKeys', { designation: 'Administrator', modules: ['leads', 'customers'], revokedAt: null })).id,
      resources: [(['leads', 'customers'] as const)[which]],
    }),
    formed: ['url'],
  },
  // Visible to their own person only.
  jobs: { body: async ({ running, tenant }) => ({ ownerId: running.tenants[tenant].staff.Administrator.id }) },
  // A notice is shown to who may see what it is about.
  notifications: {
    body: async ({ running, tenant }) => ({ staffId: running.tenants[tenant].staff.Administrator.id, resource: 'customers' }),
  },
  // One row a tenant.
  settings: {
    complete: true,
    present: (maker) => firstOf(maker, 'settings'),
    keeps: 'inUse',
    body: async ({ tenant }) => ({
      timeZone: 'Asia/Riyadh',
      currencyCode: 'SAR',
      openFrom: '10:00',
      openTo: '19:00',
      ramadanFrom: '2027-02-08',
      ramadanTo: '2027-03-09',
      redirectUrl: { en: 'https://noor.example/en', ar: 'https://noor.example/ar' },
      mapTilesUrl: 'https://tiles.noor.example/{z}/{x}/{y}.png',
      embedOrigins: 'https://www.noor.example',
      apiOrigins: 'https://reports.noor.example',
      linkOrigin: 'https://go.noor.example',
      whatsappNumber: '+966500000001',
      ssoIssuer: 'https://id.noor.example',
      // No two dealerships have the same domain, and the password stays good for everybody.
      ssoDomains: `${tenant}.example`,
      ssoRequired: false,
    }),
    formed: [
      'timeZone',
      'currencyCode',
      'redirectUrl',
      'mapTilesUrl',
      'embedOrigins',
      'apiOrigins',
      'linkOrigin',
      'whatsappNumber',
      'ssoIssuer',
      'ssoDomains',
    ],
  },
  // All seven exist, each with staff.
  designation: {
    complete: true,
    present: async ({ running, tenant }) => running.tenants[tenant].designationIds['Broker Sales'],
    keeps: 'inUse',
  },
  // One row a flag, of few flags.
  featureFlags: {
    body: async (_maker, which) => ({ flag: (['CAMPAIGN_ENABLE', 'TAMARA_INTEGRATION'] as const)[which] }),
    before: async ({ running, tenant }) => {
      await running.services.engine.scoped(tenant, (tx) =>
        sql`delete from "featureFlags" where flag in ('CAMPAIGN_ENABLE', 'TAMARA_INTEGRATION')`.execute(tx),
      )
    },
  },
}
