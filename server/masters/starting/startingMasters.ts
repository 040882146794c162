// The masters with which every tenant starts, as complete rows ordered so that each refers only to earlier ones.
import { getCountries, getCountryCallingCode } from 'libphonenumber-js'
import { enumerations, type Word } from '../../../src/schema/enumerations.ts'
import type { ResourceName } from '../../../src/schema/resources.ts'
import type { RowOf } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'
import { colours } from './colours.ts'
import { makes } from './makes.ts'
import { regions } from './regions.ts'
import {
  contactMethodNames,
  currencies,
  designationNames,
  flagModules,
  leadTypeNames,
  moduleNames,
  sourceNames,
  staffTypeNames,
  subModuleNames,
  templateTexts,
  titleNames,
} from './words.ts'

/** Creates one row; the caller determines ids and times. */
export type MakeRow = <N extends ResourceName>(name: N, values: Row) => RowOf<N>
type Listed =
  | 'designation'
  | 'modules'
  | 'subModules'
  | 'countries'
  | 'states'
  | 'cities'
  | 'multiCurrency'
  | 'clientLeadType'
  | 'contactMethod'
  | 'staffType'
  | 'userTitles'
  | 'sourceCodes'
  | 'makes'
  | 'models'
  | 'colours'
  | 'featureFlags'
  | 'messageTemplates'
/** Rows by master. */
export type StartingMasters = { [N in Listed]: RowOf<N>[] }

const namesOf = (type: 'region' | 'currency') => {
  const [en, ar] = ['en', 'ar'].map((language) => new Intl.DisplayNames(language, { type, fallback: 'code' }))
  return (code: string) => ({ en: en?.of(code) ?? code, ar: ar?.of(code) ?? code })
}

/** The differences between tenants. */
interface Requested {
  /** Whether a flag is on. */
  enabled: (flag: Word<'featureFlag'>) => boolean
  /** Slugs of the tenant's makes; absent means all. */
  makes?: readonly string[] | undefined
}

/** The rows. */
export function startingMasters(make: MakeRow, requested: Requested): StartingMasters {
  const both = ([en, ar]: readonly [string, string]) => ({ en, ar })
  const words = <N extends 'clientLeadType' | 'contactMethod' | 'staffType' | 'userTitles'>(
    name: N,
    names: Readonly<Record<string, readonly [string, string]>>,
  ) => Object.entries(names).map(([value, one], position) => make(name, { name: both(one), value, position }))
  const countryName = namesOf('region')
  const currencyName = namesOf('currency')
  const countries = getCountries().map((code) =>
    make('countries', { name: countryName(code), code, dial_code: `+${getCountryCallingCode(code)}` }),
  )
  const home = countries.find(({ code }) => code === 'SA')?.id
  const modules = Object.entries(moduleNames).map(([module, one], position) => make('modules', { name: both(one), module, position }))
  const states = regions.map(({ name }) => make('states', { name: both(name), countryId: home }))
  const sold = makes
    .filter(({ slug }) => requested.makes?.includes(slug) ?? true)
    .map(({ en, ar, slug, brandClass, brandFont, models }, position) => ({
      row: make('makes', { name: { en, ar }, slug, brandClass, brandFont, position }),
      models,
    }))
  return {
    designation: enumerations.designation.map((role, position) =>
      make('designation', { name: both(designationNames[role]), role, position }),
    ),
    modules,
    subModules: subModuleNames.map(([module, en, ar], position) =>
      make('subModules', { name: { en, ar }, moduleId: modules.find((one) => one.module === module)?.id, position }),
    ),
    countries,
    states,
    cities: regions.flatMap(({ cities }, place) =>
      cities.map(([en, ar, lat, lng]) => make('cities', { name: { en, ar }, stateId: states[place]?.id, point: { lat, lng } })),
    ),
    multiCurrency: currencies.map(([code, en, ar, minorDigits]) =>
      make('multiCurrency', { name: currencyName(code), code, symbol: { en, ar }, minorDigits }),
    ),
    clientLeadType: words('clientLeadType', leadTypeNames),
    contactMethod: words('contactMethod', contactMethodNames),
    staffType: words('staffType', staffTypeNames),
    userTitles: words('userTitles', titleNames),
    sourceCodes: Object.entries(sourceNames).map(([code, one], position) => make('sourceCodes', { name: both(one), code, position })),
    makes: sold.map(({ row }) => row),
    models: sold.flatMap(({ row, models }) => models.map((name) => make('models', { name: both(name), makeId: row.id }))),
    colours: colours.map(({ en, ar, swatch }) => make('colours', { name: { en, ar }, swatch })),
    featureFlags: enumerations.featureFlag.map((flag) =>
      make('featureFlags', { flag, module: flagModules[flag], enabled: requested.enabled(flag) }),
    ),
    messageTemplates: Object.entries(templateTexts).map(([kind, one]) =>
      make('messageTemplates', { kind, body: both(one), active: false }),
    ),
  }
}
