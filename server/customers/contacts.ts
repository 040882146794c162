// The contacts of companies: who may be one, whose contact somebody is, and what becomes of it when they go.
import type { Contact, Driver } from '../../src/schema/core/compounds.ts'
import { customerName } from '../../src/schema/core/customerName.ts'
import { companiesWith } from '../core/access/companies.ts'
import { commit } from '../core/commit/commit.ts'
import type { ChangeActor } from '../core/commit/actor.ts'
import { readRows, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'
import { Problem } from '../core/http/problem.ts'
import type { Services } from '../core/services.ts'

type Customer = RowOf<'customers'>

/** Throws badInput (400) for a contact who is no person with a mobile, and for a driver's car of somebody else. */
export async function checkPeople(tx: Scope, companyId: string, values: Row): Promise<void> {
  const contacts = (values['contacts'] ?? []) as Contact[]
  const drivers = (values['drivers'] ?? []) as Driver[]
  const ids = [...new Set(contacts.map(({ customerId }) => customerId))]
  if (ids.length > 0) {
    const people = await readRows(tx, 'customers', { size: ids.length, ids })
    if (ids.includes(companyId)) throw new Problem('badInput', { fields: { contacts: { key: 'validation.ownContact' } } })
    if (people.some(({ kind, mobile }) => kind !== 'person' || mobile === null))
      throw new Problem('badInput', { fields: { contacts: { key: 'validation.contactPerson' } } })
  }
  const driven = [...new Set(drivers.flatMap(({ vehicleId }) => vehicleId ?? []))]
  if (driven.length === 0) return
  const cars = await readRows(tx, 'vehicles', { size: driven.length, ids: driven })
  if (cars.length < driven.length || cars.some(({ customerId }) => customerId !== companyId))
    throw new Problem('badInput', { fields: { drivers: { key: 'validation.driverCar' } } })
}

/** Throws inUse (409) while a company can be reached through this customer alone. */
export async function requireOtherContacts(tx: Scope, customer: Customer): Promise<void> {
  const lone = (await companiesWith(tx, customer.id)).find(
    ({ mobile, contacts }) => mobile === null && contacts.every(({ customerId }) => customerId === customer.id),
  )
  if (lone) throw new Problem('inUse', { fields: { contacts: { key: 'validation.soleContact', params: { company: customerName(lone) } } } })
}

/** Puts another customer in the place of a contact, or nobody, in all companies. */
export async function replaceContact(services: Services, tx: Scope, by: ChangeActor, from: string, to: string | null): Promise<void> {
  for (const company of await companiesWith(tx, from)) {
    const contacts: Contact[] = []
    for (const one of company.contacts) {
      const customerId = one.customerId === from ? to : one.customerId
      const known = contacts.some((other) => other.customerId === customerId && other.role === one.role)
      if (customerId !== null && !known) contacts.push({ ...one, customerId })
    }
    await commit({ services, tx }, { resource: 'customers', action: 'update', before: company, changes: { contacts }, by })
  }
}
