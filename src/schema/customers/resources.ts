import { tags } from '../core/compounds.ts'
import { address, choice, consents, date, dateTime, email, integer, mobile, nationalId, ref, refs, text } from '../core/kinds.ts'
import { defineResource } from '../core/resource.ts'

/** People who own vehicles or asked for something; one per mobile and tenant. */
export const customers = defineResource({
  name: 'customers',
  path: 'customers',
  module: 'customers',
  icon: 'person',
  group: 'customers',
  title: ['firstName', 'lastName'],
  subtitle: ['mobile'],
  sort: { field: 'createdAt', order: 'DESC' },
  softDelete: true,
  large: true,
  ledger: true,
  own: ['ownerId'],
  views: { mine: { filter: { ownerId: 'me' } } },
  listed: { cars: refs('vehicles', {}), lastVisitAt: dateTime({}), openRequests: integer({}) },
  columns: ['cars', 'lastVisitAt', 'openRequests', 'languageId'],
  sections: {
    person: ['title', 'firstName', 'lastName', 'gender', 'birthDate', 'nationalId', 'languageId'],
    contact: ['mobile', 'mobileVerification', 'email', 'emailVerification', 'address'],
    account: ['customerCode', 'sourceCode', 'externalId', 'ownerId', 'tags', 'consents', 'mergedIntoId', 'erasedAt'],
  },
  fields: {
    title: choice('honorific', {}),
    firstName: text({ required: true, list: true, search: true, personal: true, max: 60 }),
    lastName: text({ required: true, list: true, search: true, personal: true, max: 60 }),
    mobile: mobile({ required: true, list: true, search: true, pii: true, unique: true }),
    mobileVerification: choice('verification', { required: true, list: true, initial: 'Unverified' }),
    email: email({ list: true, search: true, pii: true }),
    emailVerification: choice('verification', { required: true, initial: 'Unverified' }),
    nationalId: nationalId({ secret: true, pii: true }),
    gender: choice('gender', { filter: true }),
    birthDate: date({ pii: true }),
    languageId: choice('language', { required: true, list: true, initial: '2' }),
    address: address({ pii: true }),
    sourceCode: text({ max: 40 }),
    customerCode: text({ max: 40, search: true, personal: true }),
    ownerId: ref('staff', { filter: true }),
    tags: tags({ required: true, initial: [], filter: true, search: true }),
    mergedIntoId: ref('customers', { readOnly: true }),
    erasedAt: dateTime({ readOnly: true }),
    consents: consents({ readOnly: true, required: true, initial: [] }),
    externalId: text({ search: true, unique: true, personal: true, max: 100 }),
  },
})
