// The rows that everything else refers to: designations, cities, makes, branches, packages, holidays, settings, flags.
import { enumerations, type Word } from '../../src/schema/enumerations.ts'
import { dayAfter } from '../booking/time.ts'
import type { RowOf } from '../db/repository.ts'
import { cities } from './content/cities.ts'
import { colours } from './content/colours.ts'
import { holidays } from './content/holidays.ts'
import { makes } from './content/makes.ts'
import { services } from './content/services.ts'
import { tenants, type DemoTenantId } from './content/tenants.ts'
import { demoRow } from './demoRow.ts'
import type { Random } from './random.ts'

const arabicDesignations: Record<Word<'designation'>, string> = {
  'Sales Manager': 'مدير المبيعات',
  'Service Manager': 'مدير الصيانة',
  'Fleet Sales': 'مبيعات الأساطيل',
  'Broker Sales': 'مبيعات الوسطاء',
  'General Inquiry': 'الاستفسارات العامة',
  'Parts Manager': 'مدير قطع الغيار',
  Administrator: 'مسؤول النظام',
}
const flagModules: Record<Word<'featureFlag'>, Word<'accessModule'>> = {
  CREATE_LEAD: 'shopNow',
  BOOK_A_SERVICE: 'serviceBooking',
  OTP_PROCESS: 'settings',
  CAMPAIGN_ENABLE: 'Content Management',
  TAMARA_INTEGRATION: 'payment',
}

/** The master rows of a company, made at one moment. */
export interface Masters {
  designation: RowOf<'designation'>[]
  cities: RowOf<'cities'>[]
  makes: RowOf<'makes'>[]
  models: RowOf<'models'>[]
  colours: RowOf<'colours'>[]
  servicePackages: RowOf<'servicePackages'>[]
  dealershipLocations: RowOf<'dealershipLocations'>[]
  holidays: RowOf<'holidays'>[]
  settings: RowOf<'settings'>[]
  featureFlags: RowOf<'featureFlags'>[]
}

/** The id of the row with this English name; throws when there is none. */
export function idByName(rows: readonly { id: string; name: { en: string } }[], name: string): string {
  const found = rows.find((row) => row.name.en === name)
  if (!found) throw new Error(`No row is named ${name}.`)
  return found.id
}

/** Makes them. */
export function makeMasters(tenantId: DemoTenantId, random: Random, at: Date): Masters {
  const tenant = tenants[tenantId]
  const origin = () => ({ id: random.id(at), at })
  const sold = makes.filter(({ slug }) => tenant.makes?.includes(slug) ?? true)
  const cityRows = cities.map(({ en, ar }) => demoRow('cities', origin(), { name: { en, ar } }))
  const makeRows = sold.map(({ en, ar, slug, brandClass, brandFont }, position) =>
    demoRow('makes', origin(), { name: { en, ar }, slug, brandClass, brandFont, position }),
  )
  const cityName = (key: string) => cities.find((city) => city.key === key)?.en ?? key
  return {
    designation: enumerations.designation.map((role, position) =>
      demoRow('designation', origin(), { name: { en: role, ar: arabicDesignations[role] }, role, position }),
    ),
    cities: cityRows,
    makes: makeRows,
    models: sold.flatMap((make) =>
      make.models.map(([en, ar]) => demoRow('models', origin(), { name: { en, ar }, makeId: idByName(makeRows, make.en) })),
    ),
    colours: colours.map(({ en, ar, swatch }) => demoRow('colours', origin(), { name: { en, ar }, swatch })),
    servicePackages: services.map(({ en, ar, about: [aboutEn, aboutAr], ...rest }, position) =>
      demoRow('servicePackages', origin(), { ...rest, name: { en, ar }, description: { en: aboutEn, ar: aboutAr }, position }),
    ),
    dealershipLocations: tenant.branches.map(({ city, ...branch }, position) =>
      demoRow('dealershipLocations', origin(), { ...branch, cityId: idByName(cityRows, cityName(city)), position }),
    ),
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
        bookingDays: tenant.bookingDays,
        leadMinutes: tenant.leadMinutes,
        orderLimit: tenant.orderLimit,
      }),
    ],
    featureFlags: enumerations.featureFlag.map((flag) =>
      demoRow('featureFlags', origin(), { flag, module: flagModules[flag], enabled: tenant.flags[flag] }),
    ),
  }
}
