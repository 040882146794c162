// For whom a colleague acts, and for whom they acted in this shift. Apart from the sign-in, which needs none of it.
import { customerName } from '../../schema/core/customerName.ts'
import type { OutputOf } from '../../schema/endpoints.ts'
import { session, type RecentCustomer, type SessionValues } from '../../session/index.ts'
import { acceptProof, forgetPerson, keepCustomer } from '../customers/index.ts'

const maxRecent = 8

/** Stores the customer's session. Drafts are kept for the same customer only, so that no input reaches another. */
export function beginActing(answer: OutputOf<'actFor'>): void {
  const drafts = answer.customer && answer.customer.id === session.get('customerId') ? session.get('drafts') : undefined
  forgetPerson()
  if (drafts) session.set('drafts', drafts)
  acceptProof(answer)
  remember()
}

/** Stores a customer who was registered during the call. */
export function keepNewCustomer(customer: SessionValues['customer']): void {
  keepCustomer(customer)
  remember()
}

// Adds to the customers of this shift, latest first.
function remember(): void {
  const customer = session.get('customer')
  if (!customer) return
  const cars = (session.get('userVehicle') ?? []).map(({ plate, vin }) => ({ plate, vin }))
  const { id } = customer
  const mobile = customer.mobile ?? session.get('phoneNumber') ?? ''
  const one: RecentCustomer = { id, mobile, cars, name: customerName(customer) }
  const others = (session.get('recentCustomers') ?? []).filter((other) => other.id !== id)
  session.set('recentCustomers', [one, ...others].slice(0, maxRecent))
}
