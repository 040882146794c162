// Demo customers: the personas first, then the requested number.
import type { RowOf } from '../../core/db/repository.ts'
import { cities, streets } from '../../core/demo/content/cities.ts'
import { personas } from '../../core/demo/content/personas.ts'
import type { DemoTenantId } from '../../core/demo/content/tenants.ts'
import { demoRow } from '../../core/demo/demoRow.ts'
import { idByName, type Masters } from '../../masters/demo/index.ts'
import { foreignMobile, randomMobile, randomNationalId, randomPerson, type Person } from '../../core/demo/person.ts'
import type { Random } from '../../core/demo/random.ts'
import { dayMs } from '../../../src/schema/core/time/dayLength.ts'

/** The version of the consent text that demo customers agreed to. */
const textVersion = '2025-01'

/** Customers with distinct mobiles. Sales staff own one in six; three in ten booked online. */
export function makeCustomers(
  tenantId: DemoTenantId,
  masters: Masters,
  staff: readonly RowOf<'staff'>[],
  random: Random,
  now: Date,
  count: number,
): RowOf<'customers'>[] {
  const persona = personas[tenantId]
  const mobiles = new Set([persona.mobile])
  const sellers = staff.filter(({ department, staffType }) => department === 'Sales' && staffType !== 'Driver')
  const context = staff.filter(({ department }) => department === 'General' || department === 'Service')
  const newMobile = () => {
    for (;;) {
      const mobile = random.chance(0.03) ? foreignMobile(random) : randomMobile(random)
      if (!mobiles.has(mobile)) {
        mobiles.add(mobile)
        return mobile
      }
    }
  }
  const make = (person: Person, mobile: string, place: number, more: Partial<RowOf<'customers'>> = {}) => {
    const at = new Date(
      now.getTime() - (place > count * 0.95 ? random.integer(dayMs / 24, 40 * dayMs) : random.integer(62 * dayMs, 1100 * dayMs)),
    )
    const online = random.chance(0.3)
    const email = random.chance(0.45) ? `${person.latin}.${place}@example.com` : null
    return demoRow(
      'customers',
      { id: random.id(at), at, by: online ? null : random.pick(context).id },
      {
        title: titleOf(person, random),
        firstName: person.firstName,
        lastName: person.lastName,
        mobile,
        mobileVerification: online || random.chance(0.6) ? 'Verified' : 'Unverified',
        email,
        emailVerification: email && random.chance(0.3) ? 'Verified' : 'Unverified',
        nationalId: random.chance(0.1) ? randomNationalId(random, person.resident) : null,
        gender: person.gender,
        birthDate: random.chance(0.35) ? birthDate(random) : null,
        languageId: person.languageId,
        address: random.chance(0.4) ? randomAddress(masters, random, person.languageId === '2') : null,
        sourceCode: online ? 'landing' : random.pick(['showroom', 'workshop', 'callCentre', 'campaign']),
        customerCode: `C${String(10_000 + place)}`,
        ownerId: random.chance(0.16) ? random.pick(sellers).id : null,
        consents: consentsOf(random, at, place),
        ...more,
      },
    )
  }
  const known: Person = {
    firstName: persona.firstName,
    lastName: persona.lastName,
    latin: tenantId,
    gender: tenantId === 'noor' ? 'male' : 'female',
    languageId: '2',
    resident: false,
  }
  const first = make(known, persona.mobile, 0, {
    mobileVerification: 'Verified',
    email: `customer@${tenantId}.example`,
    title: tenantId === 'noor' ? 'Mr.' : 'Mrs.',
  })
  return [first, ...Array.from({ length: count - 1 }, (_, place) => make(randomPerson(random), newMobile(), place + 1))]
}

function titleOf({ gender }: Person, random: Random) {
  if (random.chance(0.04)) return 'Dr.'
  if (random.chance(0.35)) return null
  return gender === 'male' ? 'Mr.' : random.pick(['Mrs.', 'Miss'] as const)
}

const two = (number: number) => String(number).padStart(2, '0')
const birthDate = (random: Random) => `${random.integer(1955, 2006)}-${two(random.integer(1, 12))}-${two(random.integer(1, 28))}`

// One in seven agreed to WhatsApp, which is a consent of its own.
function consentsOf(random: Random, at: Date, place: number) {
  const given = { channel: 'all', at: at.toISOString(), textVersion } as const
  return [
    { purpose: 'service', granted: true, ...given },
    { purpose: 'marketing', granted: random.chance(0.55), ...given },
    ...(place % 7 === 6 ? [{ purpose: 'service', granted: true, ...given, channel: 'whatsapp' }] : []),
  ]
}

function randomAddress(masters: Masters, random: Random, arabic: boolean) {
  const city = random.weighted(cities, ({ districts }) => districts.length ** 2)
  const script = arabic ? 1 : 0
  const letters = Array.from({ length: 3 }, () => random.pick([...'ABDEFGHJKLMNRSTUY'])).join('')
  const nearby = (degrees: number) => Number((degrees + (random.next() - 0.5) / 8).toFixed(5))
  return {
    shortCode: `${city.short}${letters}${random.integer(2000, 8999)}`,
    buildingNo: String(random.integer(2000, 8999)),
    street: random.pick(streets)[script],
    district: random.pick(city.districts)[script],
    cityId: idByName(masters.cities, city.en),
    postalCode: `${city.postal}${random.integer(100, 999)}`,
    additionalNo: String(random.integer(2000, 8999)),
    lat: nearby(city.lat),
    lng: nearby(city.lng),
  }
}
