// The demo's fleet: a contracting company with its contacts, drivers and cars.
import type { RowOf } from '../../core/db/repository.ts'
import { dayAfter, localDay } from '../../core/time/time.ts'
import { makes } from '../../masters/index.ts'
import type { DemoTenantId } from '../../core/demo/content/tenants.ts'
import { demoRow } from '../../core/demo/demoRow.ts'
import { idByName, type Masters } from '../../masters/demo/index.ts'
import { vinOf } from '../../core/demo/vin.ts'
import type { Random } from '../../core/demo/random.ts'
import { dayMs } from '../../../src/schema/core/time/dayLength.ts'

/** A company: letters of its plates, city, numbers, and people. */
interface Fleet {
  names: { en: string; ar: string }
  registration: string
  vatNumber: string
  letters: string
  city: string
  address: { shortCode: string; buildingNo: string; street: string; district: string; postalCode: string; additionalNo: string }
  /** First name, last name and mobile: who looks after the cars, and who pays. */
  contacts: readonly (readonly [string, string, string])[]
  drivers: readonly (readonly [string, string])[]
}
const fleets: Record<DemoTenantId, Fleet> = {
  noor: {
    names: { en: 'Al Rawabi Contracting Co.', ar: 'شركة الروابي للمقاولات' },
    registration: '1010456782',
    vatNumber: '310045678200003',
    letters: 'RKB',
    city: 'Riyadh',
    address: {
      ...{ shortCode: 'RGMA4127', buildingNo: '4127', street: 'طريق الخرج', district: 'المصانع' },
      ...{ postalCode: '14337', additionalNo: '7318' },
    },
    contacts: [
      ['فهد', 'الدوسري', '+966500000011'],
      ['منى', 'الشهري', '+966500000012'],
    ],
    drivers: [
      ['سالم القرني', '+966500000013'],
      ['Imran Khan', '+966500000014'],
      ['عادل الزهراني', '+966500000015'],
      ['Rajesh Kumar', '+966500000016'],
    ],
  },
  najd: {
    names: { en: 'Madar Logistics Co.', ar: 'شركة مدار للخدمات اللوجستية' },
    registration: '1010678934',
    vatNumber: '310067893400003',
    letters: 'DRX',
    city: 'Riyadh',
    address: {
      ...{ shortCode: 'RFSA3055', buildingNo: '3055', street: 'طريق الملك عبدالله', district: 'الفيصلية' },
      ...{ postalCode: '14315', additionalNo: '6204' },
    },
    contacts: [
      ['بندر', 'المطيري', '+966500000021'],
      ['هدى', 'العنزي', '+966500000022'],
    ],
    drivers: [
      ['ماجد الحربي', '+966500000023'],
      ['Saleem Ahmed', '+966500000024'],
      ['تركي الشمري', '+966500000025'],
    ],
  },
}
const cars = 12
// The newest of them waits for its plate.
const newest = cars - 1
const sinceDays = 400

/** The company, its contacts as customers, and twelve cars of two models; apart from the other rows, which stay what they are without it. */
export function makeFleet(
  tenantId: DemoTenantId,
  masters: Masters,
  staff: readonly RowOf<'staff'>[],
  random: Random,
  now: Date,
): { customers: RowOf<'customers'>[]; vehicles: RowOf<'vehicles'>[] } {
  const { names, registration, vatNumber, letters, city, address, contacts, drivers } = fleets[tenantId]
  const at = new Date(now.getTime() - sinceDays * dayMs)
  const seller = staff.find(({ email }) => email?.startsWith('fleet-sales@'))?.id ?? null
  const origin = () => ({ id: random.id(at), at, by: seller })
  const consents = [{ purpose: 'service', channel: 'all', granted: true, at: at.toISOString(), textVersion: '2025-01' }]
  const people = contacts.map(([firstName, lastName, mobile]) =>
    demoRow('customers', origin(), {
      ...{
        firstName,
        lastName,
        mobile,
        mobileVerification: 'Verified',
        languageId: '2',
        ownerId: seller,
        sourceCode: 'showroom',
        consents,
      },
    }),
  )
  const [make] = makes.filter(({ slug }) => masters.makes.some((row) => row.slug === slug))
  const models = make?.models.slice(0, 2) ?? []
  const year = now.getUTCFullYear()
  const companyOrigin = origin()
  const vehicles = Array.from({ length: cars }, (_, place) => {
    const fresh = place === newest
    const bought = dayAfter(localDay(now), fresh ? -6 : -sinceDays + place * 9)
    return demoRow(
      'vehicles',
      { ...origin(), changed: { at, by: seller, times: 1 } },
      {
        ...(fresh ? { plate: null, vin: vinOf(make?.wmi ?? '', year, 14_017, random) } : { plate: `${letters}${4101 + place}` }),
        customerId: companyOrigin.id,
        makeId: idByName(masters.makes, make?.en ?? ''),
        model: models[place % 3 === 0 ? 1 : 0]?.[0] ?? '',
        year: fresh ? year : year - 1 - (place % 2),
        plateType: 'commercial',
        colourId: masters.colours[0]?.id ?? null,
        mileageKm: fresh ? 140 : 18_000 + place * 3_700,
        mileageAt: localDay(new Date(now.getTime() - (fresh ? 6 : 20) * dayMs)),
        deliveredOn: bought,
        warrantyEnd: dayAfter(bought, 3 * 365),
        warrantyKm: 100_000,
        registrationEnd: fresh ? null : dayAfter(localDay(now), 40 + place * 21),
        insuranceEnd: dayAfter(localDay(now), 60 + place * 17),
        status: 'Approved',
        ownerId: seller,
      },
    )
  })
  const [fleetContact, accounts] = people
  const company = demoRow('customers', companyOrigin, {
    kind: 'company',
    names,
    commercialRegistration: registration,
    vatNumber,
    languageId: '2',
    address: { ...address, cityId: idByName(masters.cities, city) },
    contacts: [
      { customerId: fleetContact?.id, role: 'fleet' },
      { customerId: accounts?.id, role: 'accounts' },
    ],
    drivers: drivers.map(([name, mobile], place) => ({ name, mobile, vehicleId: vehicles[place]?.id })),
    priceListPercent: 12,
    ownerId: seller,
    sourceCode: 'showroom',
    customerCode: 'F0001',
    tags: ['Fleet'],
    consents,
  })
  return { customers: [...people, company], vehicles }
}
