// The rules of companies without a server: numbers, addresses, what they need, what they are called and what they pay.
import { describe, expect, it } from 'vitest'
import { callName, customerName } from '../../src/schema/core/customerName.ts'
import { normaliseRegistration, normaliseVatNumber } from '../../src/schema/core/values/company.ts'
import { agreedPrice, customers } from '../../src/schema/customers/index.ts'

const names = { en: 'Al Rawabi', ar: 'الروابي' }
const company = { kind: 'company', names, commercialRegistration: '1010456782', mobile: '+966501234567' }
const pathsOf = (row: Readonly<Record<string, unknown>>) => (customers.check?.(row) ?? []).map(({ path }) => path)

it.each([
  ['1010456782', '1010456782'],
  ['١٠١٠ ٤٥٦ ٧٨٢', '1010456782'],
  ['0010456782', undefined],
  ['101045678', undefined],
  ['10104567821', undefined],
])('reads the registration %s as %s', (typed, number) => expect(normaliseRegistration(typed)).toBe(number))

it.each([
  ['310045678200003', '310045678200003'],
  ['٣١٠٠٤٥٦٧٨٢٠٠٠٠٣', '310045678200003'],
  ['210045678200003', undefined],
  ['310045678200004', undefined],
  ['31004567820003', undefined],
])('reads the VAT number %s as %s', (typed, number) => expect(normaliseVatNumber(typed)).toBe(number))

describe('a customer', () => {
  it('lacks what its kind needs, and nothing of the other kind', () => {
    expect(pathsOf({})).toEqual(['firstName', 'lastName', 'mobile'])
    expect(pathsOf({ kind: 'company', mobile: '+966501234567' })).toEqual(['names', 'commercialRegistration'])
    expect(pathsOf(company)).toEqual([])
    expect(pathsOf({ ...company, mobile: null })).toEqual(['contacts', 'mobile'])
    expect(pathsOf({ ...company, mobile: null, contacts: [{ customerId: 'a', role: 'fleet' }] })).toEqual([])
    expect(pathsOf({ ...company, id: 'a', contacts: [{ customerId: 'a', role: 'fleet' }] })).toEqual(['contacts'])
    const person = { kind: 'person', firstName: 'Sara', lastName: 'Alharbi', mobile: '+966501234567' }
    expect(pathsOf({ ...person, contacts: [{ customerId: 'a', role: 'fleet' }], drivers: [{}] })).toEqual(['contacts', 'drivers'])
  })

  it('has as a company an address whose numbers have their length', () => {
    const address = { buildingNo: '4127', postalCode: '14337', additionalNo: '7318' }
    expect(pathsOf({ ...company, address })).toEqual([])
    expect(pathsOf({ ...company, address: { buildingNo: '41', postalCode: '143371', additionalNo: 'x' } })).toEqual([
      'address.buildingNo',
      'address.postalCode',
      'address.additionalNo',
    ])
  })

  it('is called by the name of its kind, a company in the language of the reader', () => {
    const person = { names: null, firstName: 'Sara', lastName: 'Alharbi', languageId: '2' }
    expect([customerName(person), callName(person)]).toEqual(['Sara Alharbi', 'Sara'])
    const one = { names, firstName: null, lastName: null, languageId: '2' }
    expect([customerName(one), customerName(one, 'english'), callName(one, 'arabic')]).toEqual([names.ar, names.en, names.ar])
  })

  it('pays less by the agreed percentage, rounded half up', () => {
    expect([agreedPrice(19_999, null), agreedPrice(19_999, 10), agreedPrice(15, 10), agreedPrice(100, 0)]).toEqual([
      19_999, 17_999, 14, 100,
    ])
  })
})
