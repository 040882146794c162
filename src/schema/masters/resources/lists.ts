// The further masters: short lists that administrators keep.
import { area } from '../../core/compounds.ts'
import type { EnumerationName } from '../../enumerations.ts'
import { bilingual, choice, integer, ref, text, yesNo } from '../../core/kinds.ts'
import { defineResource, type IconName } from '../../core/resource.ts'

const named = { required: true, list: true, search: true } as const
const active = yesNo({ required: true, list: true, initial: true })
const position = integer({ required: true, max: 1000, initial: 0 })
// Lists that stand in an order of the tenant's own.
const arranged: { module: string; group: 'masters'; title: 'name'[]; sort: { field: string; order: 'ASC' } } = {
  module: 'masters',
  group: 'masters',
  title: ['name'],
  sort: { field: 'position', order: 'ASC' },
}

/** Parts of the product that rights are given for. */
export const modules = defineResource({
  ...arranged,
  name: 'modules',
  path: 'masters/modules',
  icon: 'module',
  fields: { name: bilingual(named), module: choice('accessModule', { required: true, list: true, unique: true }), position, active },
})
/** Parts of a module. */
export const subModules = defineResource({
  ...arranged,
  name: 'subModules',
  path: 'masters/subModules',
  icon: 'module',
  fields: { name: bilingual(named), moduleId: ref('modules', { required: true, list: true }), position, active },
})
/** Countries with their dial codes; about 240. */
export const countries = defineResource({
  name: 'countries',
  path: 'masters/countries',
  module: 'masters',
  icon: 'country',
  group: 'masters',
  title: ['name'],
  namedWith: ['dialCode', 'code'],
  sort: { field: 'code', order: 'ASC' },
  fields: {
    name: bilingual(named),
    dialCode: text({ required: true, list: true, search: true, max: 8 }),
    code: text({ required: true, list: true, search: true, unique: true, max: 2 }),
    active,
  },
})
/** Regions of a country. */
export const states = defineResource({
  name: 'states',
  path: 'masters/states',
  childOf: { field: 'countryId' },
  module: 'masters',
  icon: 'region',
  group: 'masters',
  title: ['name'],
  sort: { field: 'name', order: 'ASC' },
  fields: { name: bilingual(named), countryId: ref('countries', { required: true, list: true }), active },
})
/** Currencies that prices may be shown in; `minorDigits` is how many decimals an amount has. */
export const multiCurrency = defineResource({
  name: 'multiCurrency',
  path: 'masters/multiCurrency',
  module: 'masters',
  icon: 'currency',
  group: 'masters',
  title: ['name'],
  subtitle: ['code'],
  sort: { field: 'code', order: 'ASC' },
  fields: {
    name: bilingual(named),
    code: text({ ...named, unique: true, max: 3 }),
    symbol: bilingual({ required: true, list: true, max: 8 }),
    minorDigits: integer({ required: true, list: true, max: 4, initial: 2 }),
    active,
  },
})
/** Roof-tops: the showrooms and workshops under one roof of a branch. */
export const roofTops = defineResource({
  ...arranged,
  name: 'roofTops',
  path: 'misc/roof-tops',
  icon: 'roof',
  fields: {
    name: bilingual(named),
    code: text({ ...named, unique: true, max: 20 }),
    locationId: ref('dealershipLocations', { required: true, list: true }),
    position,
    active,
  },
})

/** Areas that a branch sends its drivers to. */
export const serviceAreas = defineResource({
  name: 'serviceAreas',
  path: 'masters/serviceAreas',
  module: 'masters',
  icon: 'area',
  group: 'masters',
  title: ['name'],
  sort: { field: 'name', order: 'ASC' },
  fields: {
    name: bilingual(named),
    locationId: ref('dealershipLocations', { required: true, list: true }),
    shape: area({ required: true }),
    active,
  },
})

// A tenant names the product's own words as it likes and hides those it does not use; it adds none, because rules hang on them.
const wordsOf = <E extends EnumerationName>(name: string, path: string, icon: IconName, list: E) =>
  defineResource({
    ...arranged,
    name,
    path,
    icon,
    namedWith: ['word'],
    fields: { name: bilingual(named), word: choice(list, { required: true, list: true, unique: true }), position, active },
  })
/** Kinds of leads as customers read them. */
export const clientLeadType = wordsOf('clientLeadType', 'misc/clientLeadType', 'lead', 'leadType')
/** Ways in which customers want to be reached. */
export const contactMethod = wordsOf('contactMethod', 'misc/contactMethod', 'contact', 'contactMethod')
/** Staff types. */
export const staffType = wordsOf('staffType', 'misc/staffType', 'badge', 'staffType')
/** Titles before people's names. */
export const userTitles = wordsOf('userTitles', 'masters/userTitles', 'person', 'honorific')

/** Where customers came from. */
export const sourceCodes = defineResource({
  ...arranged,
  name: 'sourceCodes',
  path: 'masters/sourceCodes',
  icon: 'source',
  subtitle: ['code'],
  fields: { name: bilingual(named), code: text({ ...named, unique: true, max: 40 }), position, active },
})
