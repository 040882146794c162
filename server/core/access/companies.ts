// Whom a customer speaks for besides themselves: the companies of which they are a contact. docs/decisions/companies.md
import { sql } from 'kysely'
import type { Condition } from '../db/list/conditions.ts'
import { findRow, readRows, type RowOf, type Scope } from '../db/repository.ts'

type Customer = RowOf<'customers'>

/** The condition for the companies of which this customer is a contact. */
const companiesOf = (customerId: string): Condition => sql`kind = 'company' and contacts @> ${JSON.stringify([{ customerId }])}::jsonb`

/** The ids of these companies. */
export async function companyIdsOf(tx: Scope, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from customers where ${companiesOf(customerId)} and "deletedAt" is null`.execute(tx)
  return rows.map(({ id }) => id)
}

/** These companies. */
export const companiesWith = (tx: Scope, customerId: string): Promise<Customer[]> =>
  readRows(tx, 'customers', { size: 500, conditions: [companiesOf(customerId)] })

/** What a customer's command is about, by its id: a car, a booking, a payment or a request for help or a visit at home. */
export interface AboutRow {
  vehicleId?: string | null | undefined
  appointmentId?: string | null | undefined
  paymentId?: string | null | undefined
  requestId?: string | null | undefined
}

async function rowMeant(tx: Scope, about: AboutRow): Promise<{ customerId: string | null } | undefined> {
  if (about.vehicleId) return findRow(tx, 'vehicles', about.vehicleId)
  if (about.appointmentId) return findRow(tx, 'appointments', about.appointmentId)
  if (about.paymentId) return findRow(tx, 'payments', about.paymentId)
  if (!about.requestId) return undefined
  return (await findRow(tx, 'roadsideAssistance', about.requestId)) ?? findRow(tx, 'homeService', about.requestId)
}

/** The customer to whom the row belongs, where this customer is its company's contact; else the customer themselves. */
export async function ownerMeant(tx: Scope, customer: Customer, about: AboutRow): Promise<Customer> {
  const row = await rowMeant(tx, about)
  if (!row?.customerId || row.customerId === customer.id) return customer
  const owner = await findRow(tx, 'customers', row.customerId)
  return owner?.kind === 'company' && owner.contacts.some(({ customerId }) => customerId === customer.id) ? owner : customer
}
