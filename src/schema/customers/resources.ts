import { contacts, drivers, tags } from '../core/compounds.ts'
import { address, bilingual, choice, consents, date, dateTime, email, integer, mobile, nationalId, ref, refs, text } from '../core/kinds.ts'
import { registrationValue, vatNumberValue } from '../core/values.ts'
import { checkCompany } from './companyRules.ts'
import { defineResource } from '../core/resource.ts'

const person = { kind: ['person'] } as const
const company = { kind: ['company'] } as const

/** People and companies who own vehicles or asked for something; one per mobile and tenant. */
export const customers = defineResource({
  name: 'customers',
  path: 'customers',
  module: 'customers',
  icon: 'person',
  group: 'customers',
  title: ['names', 'firstName', 'lastName'],
  subtitle: ['mobile', 'commercialRegistration'],
  sort: { field: 'createdAt', order: 'DESC' },
  softDelete: true,
  large: true,
  ledger: true,
  own: ['ownerId'],
  views: { mine: { filter: { ownerId: 'me' } }, companies: { filter: { kind: ['company'] } } },
  listed: { cars: refs('vehicles', {}), lastVisitAt: dateTime({}), openRequests: integer({}) },
  columns: ['cars', 'lastVisitAt', 'openRequests', 'languageId'],
  sections: {
    person: [
      'kind',
      'names',
      'commercialRegistration',
      'vatNumber',
      'title',
      'firstName',
      'lastName',
      'gender',
      'birthDate',
      'nationalId',
      'languageId',
    ],
    contact: ['mobile', 'mobileVerification', 'email', 'emailVerification', 'address', 'contacts', 'drivers'],
    account: ['priceListPercent', 'customerCode', 'sourceCode', 'externalId', 'ownerId', 'tags', 'consents', 'mergedIntoId', 'erasedAt'],
  },
  fields: {
    kind: choice('customerKind', { required: true, initial: 'person', filter: true, createOnly: true }),
    names: bilingual({ search: true, personal: true, max: 120, onlyWith: company, neededWith: company }),
    commercialRegistration: text({ search: true, unique: true, max: 10, read: registrationValue, onlyWith: company, neededWith: company }),
    vatNumber: text({ search: true, unique: true, max: 15, read: vatNumberValue, onlyWith: company }),
    title: choice('honorific', { onlyWith: person }),
    firstName: text({ list: true, search: true, personal: true, max: 60, onlyWith: person, neededWith: person }),
    lastName: text({ list: true, search: true, personal: true, max: 60, onlyWith: person, neededWith: person }),
    mobile: mobile({ list: true, search: true, pii: true, unique: true, neededWith: person }),
    mobileVerification: choice('verification', { required: true, list: true, initial: 'Unverified' }),
    email: email({ list: true, search: true, pii: true }),
    emailVerification: choice('verification', { required: true, initial: 'Unverified' }),
    nationalId: nationalId({ secret: true, pii: true, onlyWith: person }),
    gender: choice('gender', { filter: true, onlyWith: person }),
    birthDate: date({ pii: true, onlyWith: person }),
    languageId: choice('language', { required: true, list: true, initial: '2' }),
    address: address({ pii: true }),
    contacts: contacts({ required: true, initial: [], onlyWith: company }),
    drivers: drivers({ required: true, initial: [], pii: true, onlyWith: company }),
    // What a company pays less for the services on the price list.
    priceListPercent: integer({ max: 90, onlyWith: company }),
    sourceCode: text({ max: 40 }),
    customerCode: text({ max: 40, search: true, personal: true }),
    ownerId: ref('staff', { filter: true }),
    tags: tags({ required: true, initial: [], filter: true, search: true }),
    mergedIntoId: ref('customers', { readOnly: true }),
    erasedAt: dateTime({ readOnly: true }),
    consents: consents({ readOnly: true, required: true, initial: [] }),
    externalId: text({ search: true, unique: true, personal: true, max: 100 }),
  },
  check: checkCompany,
})
