// Whom a customer speaks for besides themselves: the companies of which they are a contact. docs/decisions/companies.md
import { sql } from 'kysely'
import type { Condition } from '../db/list/conditions.ts'
import { findRow, type RowOf, type Scope } from '../db/repository.ts'

type Customer = RowOf<'customers'>

/** The condition for the companies of which this customer is a contact. */
export const companiesOf = (customerId: string): Condition =>
  sql`kind = 'company' and contacts @> ${JSON.stringify([{ customerId }])}::jsonb`

/** The ids of these companies. */
export async function companyIdsOf(tx: Scope, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from customers where ${companiesOf(customerId)} and "deletedAt" is null`.execute(tx)
  return rows.map(({ id }) => id)
}

/** What a customer's command is about: a car or a booking. */
export interface AboutRow {
  vehicleId?: string | null | undefined
  appointmentId?: string | null | undefined
}

/** The customer to whom the car or booking belongs, where this customer is its company's contact; else the customer themselves. */
export async function ownerMeant(tx: Scope, customer: Customer, { vehicleId, appointmentId }: AboutRow): Promise<Customer> {
  const row = vehicleId
    ? await findRow(tx, 'vehicles', vehicleId)
    : appointmentId
      ? await findRow(tx, 'appointments', appointmentId)
      : undefined
  if (!row || row.customerId === customer.id) return customer
  const owner = await findRow(tx, 'customers', row.customerId)
  return owner?.kind === 'company' && owner.contacts.some(({ customerId }) => customerId === customer.id) ? owner : customer
}
