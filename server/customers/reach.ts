// Where a customer is reached: the one place that decides whom a message to a company goes to.
import type { Word } from '../../src/schema/enumerations.ts'
import { readRows, type RowOf, type Scope } from '../core/db/repository.ts'

type Customer = RowOf<'customers'>
/** What a message is about: a car, or money; by default the customer's bookings and requests. */
interface About {
  vehicleId?: string | null | undefined
  role?: Word<'contactRole'>
}
/** A number, and the language of the person who has it. */
interface Reached {
  recipient: string
  languageId: Word<'language'>
}

/**
 * The number for messages to a customer; undefined when there is none. A person has a mobile. Of a company it is the driver of the car that the
 * message is about, unless it is about money; else its first contact with that role; else its own mobile; else its first contact.
 */
export async function reachOf(tx: Scope, customer: Customer, { vehicleId, role = 'fleet' }: About = {}): Promise<Reached | undefined> {
  const own = customer.mobile === null ? undefined : { recipient: customer.mobile, languageId: customer.languageId }
  if (customer.kind === 'person') return own
  const driver = role === 'fleet' && vehicleId ? customer.drivers.find((one) => one.vehicleId === vehicleId) : undefined
  if (driver) return { recipient: driver.mobile, languageId: customer.languageId }
  const ids = [...new Set(customer.contacts.map(({ customerId }) => customerId))]
  const people = ids.length === 0 ? [] : await readRows(tx, 'customers', { size: ids.length, ids })
  const reached = (some: Customer['contacts']): Reached | undefined => {
    for (const { customerId } of some) {
      const person = people.find(({ id }) => id === customerId)
      if (person?.mobile) return { recipient: person.mobile, languageId: person.languageId }
    }
    return undefined
  }
  return reached(customer.contacts.filter((one) => one.role === role)) ?? own ?? reached(customer.contacts)
}

/** The numbers of companies for rows about them, by the row's id; of people there are none, whose mobile stands in their own row. */
export async function numbersFor(
  tx: Scope,
  rows: readonly { id: string; customerId: string; vehicleId?: string | null }[],
  customers: ReadonlyMap<string, Customer>,
): Promise<ReadonlyMap<string, string>> {
  const numbers = new Map<string, string>()
  for (const row of rows) {
    const customer = customers.get(row.customerId)
    const reached = customer?.kind === 'company' ? await reachOf(tx, customer, row) : undefined
    if (reached) numbers.set(row.id, reached.recipient)
  }
  return numbers
}
