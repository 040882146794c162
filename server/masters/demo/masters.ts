// Demo master rows: those of every new tenant, and a company's branches, packages, holidays and settings.
import { demoAccount, demoWhatsapp } from '../../core/demo/content/demoAccount.ts'
import { dayAfter } from '../../core/time/time.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { startingMasters, type StartingMasters } from '../starting/startingMasters.ts'
import { cities } from '../../core/demo/content/cities.ts'
import { holidays } from './holidays.ts'
import { intervalsOfMakes, services } from './services.ts'
import { tenants, type DemoTenantId } from '../../core/demo/content/tenants.ts'
import { makeAreas } from './areas.ts'
import { demoRow } from '../../core/demo/demoRow.ts'
import type { Random } from '../../core/demo/random.ts'

// Services that need no lift, and can be done at home.
const doorServices: readonly string[] = ['OIL-10K', 'BATTERY', 'DIAGNOSIS']

/** The price of an SMS part in halalas. */
export const demoPartPrice = 8

/** The master rows of a company, created at one time. */
export interface Masters extends StartingMasters {
  servicePackages: RowOf<'servicePackages'>[]
  serviceIntervals: RowOf<'serviceIntervals'>[]
  dealershipLocations: RowOf<'dealershipLocations'>[]
  roofTops: RowOf<'roofTops'>[]
  serviceAreas: RowOf<'serviceAreas'>[]
  holidays: RowOf<'holidays'>[]
  settings: RowOf<'settings'>[]
}

/** The id of the row with this English name; throws when there is none. */
export function idByName(rows: readonly { id: string; name: { en: string } }[], name: string): string {
  const found = rows.find((row) => row.name.en === name)
  if (!found) throw new Error(`No row is named ${name}.`)
  return found.id
}

/** Builds the master rows. */
export function makeMasters(tenantId: DemoTenantId, random: Random, at: Date): Masters {
  const tenant = tenants[tenantId]
  const origin = () => ({ id: random.id(at), at })
  const starting = startingMasters((name, values) => demoRow(name, origin(), values), {
    enabled: (flag) => tenant.flags[flag],
    makes: tenant.makes,
  })
  const cityName = (key: string) => cities.find((city) => city.key === key)?.en ?? key
  const branches = tenant.branches.map(({ city, ...branch }, position) =>
    demoRow('dealershipLocations', origin(), { ...branch, cityId: idByName(starting.cities, cityName(city)), position }),
  )
  const packageIds = new Map<string, string>(services.map(({ code }) => [code, random.id(at)]))
  return {
    ...starting,
    servicePackages: services.map(({ en, ar, about: [aboutEn, aboutAr], contains, ...rest }, position) =>
      demoRow(
        'servicePackages',
        { id: packageIds.get(rest.code) ?? '', at },
        {
          ...rest,
          name: { en, ar },
          description: { en: aboutEn, ar: aboutAr },
          contains: contains.map((code) => packageIds.get(code) ?? ''),
          atHome: doorServices.includes(rest.code),
          position,
        },
      ),
    ),
    serviceIntervals: intervalsOfMakes.flatMap(({ slugs, code, ...interval }) =>
      starting.makes
        .filter(({ slug }) => slugs.includes(slug))
        .map((make) => demoRow('serviceIntervals', origin(), { ...interval, makeId: make.id, packageId: packageIds.get(code) ?? '' })),
    ),
    dealershipLocations: branches,
    roofTops: branches.flatMap(({ id, name }, place) =>
      (
        [
          ['S', 'Showroom', 'صالة العرض'],
          ['W', 'Workshop', 'الورشة'],
        ] as const
      ).map(([letter, en, ar], position) =>
        demoRow('roofTops', origin(), {
          name: { en: `${en}, ${name.en}`, ar: `${ar}، ${name.ar}` },
          code: `${letter}${place + 1}`,
          locationId: id,
          position,
        }),
      ),
    ),
    serviceAreas: makeAreas(branches, (values) => demoRow('serviceAreas', origin(), values)),
    holidays: holidays.flatMap(({ from, days, en, ar }) =>
      Array.from({ length: days }, (_, place) => demoRow('holidays', origin(), { name: { en, ar }, day: dayAfter(from, place) })),
    ),
    settings: [
      demoRow('settings', origin(), {
        name: tenant.name,
        tagline: tenant.tagline,
        primaryColour: tenant.primaryColour,
        secondaryColour: tenant.secondaryColour,
        logo: tenantId,
        supportNumber: tenant.supportNumber,
        secondSupportNumber: tenant.secondSupportNumber,
        supportEmail: tenant.supportEmail,
        bookingDays: tenant.bookingDays,
        leadMinutes: tenant.leadMinutes,
        orderLimit: tenant.orderLimit,
        vehicleDeposit: tenant.vehicleDeposit,
        smsPartPrice: demoPartPrice,
        loyaltyPointsPerUnit: 1,
        loyaltyPointValue: 5,
        // The demo's complaint feed reads a local folder.
        ...(tenantId === 'noor' ? { feedSource: 'folder' } : {}),
        tamaraToken: demoAccount(tenantId).token,
        tamaraNotificationToken: demoAccount(tenantId).noticeKey,
        cardPayments: tenantId === 'noor',
        ...(tenantId === 'noor' ? { depositAmount: 10_000, depositMisses: 2, missedMessage: true } : {}),
        moyasarSecretKey: demoAccount(tenantId).token,
        moyasarWebhookSecret: demoAccount(tenantId).noticeKey,
        ...demoWhatsapp(tenantId),
      }),
    ],
  }
}
