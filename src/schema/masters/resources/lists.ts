// Further masters: short lists that administrators edit.
import { area } from '../../core/compounds.ts'
import type { EnumerationName } from '../../enumerations.ts'
import { bilingual, choice, integer, ref, text, yesNo } from '../../core/kinds.ts'
import { defineResource, type IconName } from '../../core/resource.ts'

const named = { required: true, list: true, search: true } as const
const active = yesNo({ required: true, list: true, initial: true })
const position = integer({ required: true, max: 1000, initial: 0 })
// Lists that a tenant puts in an order of its own.
const arranged: { module: 'masters'; group: 'masters'; title: 'name'[]; sort: { field: string; order: 'ASC' } } = {
  module: 'masters',
  group: 'masters',
  title: ['name'],
  sort: { field: 'position', order: 'ASC' },
}

/** Modules of the product, which rights refer to. */
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
  namedWith: ['dial_code', 'code'],
  sort: { field: 'code', order: 'ASC' },
  fields: {
    name: bilingual(named),
    dial_code: text({ required: true, list: true, search: true, max: 8 }),
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
/** Roof-tops: showrooms and workshops in one building of a branch. */
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

/** Where a branch offers field service. */
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

// A tenant renames or hides the words of these lists; it adds none, because rules depend on them.
const wordsOf = <E extends EnumerationName>(name: string, path: string, icon: IconName, list: E) =>
  defineResource({
    ...arranged,
    name,
    path,
    icon,
    namedWith: ['value'],
    fields: { name: bilingual(named), value: choice(list, { required: true, list: true, unique: true }), position, active },
  })
/** Types of leads, with the names that customers read. */
export const clientLeadType = wordsOf('clientLeadType', 'misc/clientLeadType', 'lead', 'leadType')
/** Ways in which customers can be contacted. */
export const contactMethod = wordsOf('contactMethod', 'misc/contactMethod', 'contact', 'contactMethod')
/** Staff types. */
export const staffType = wordsOf('staffType', 'misc/staffType', 'badge', 'staffType')
/** Names of the staff types. */
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
