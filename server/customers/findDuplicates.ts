// Customers who may be the same person: the same e-mail or the same name.
import { sql } from 'kysely'
import type { CallerDb } from '../core/db/caller/as.ts'
import { searchable } from '../core/db/schema/columns.ts'
import type { RowOf } from '../core/db/repository.ts'
import { customerName } from '../../src/schema/core/customerName.ts'

type Customer = RowOf<'customers'>
/** Why two customers may be the same person. */
export type Reason = 'email' | 'name' | 'nameAndBirth'

const nameOf = (customer: Customer) => searchable(customerName(customer)).replace(/\s+/g, ' ').trim()

// Masked values are never equal: two equal masks may hide different values.
const same = (one: string | null, other: string | null): boolean => one !== null && one === other && !one.includes('•')

/** At most twenty, the most probable first; only rows that the person may see. */
export async function findDuplicates(db: CallerDb, id: string): Promise<{ row: Customer; reasons: Reason[] }[]> {
  const customer = await db.get('customers', id)
  const others = [sql`id <> ${id}`]
  const name = nameOf(customer)
  const byName = await db.rows('customers', { size: 100, q: name, conditions: others })
  const { email } = customer
  const byEmail = email ? await db.rows('customers', { size: 20, filters: { email }, conditions: [...others, sql`email = ${email}`] }) : []
  const found = new Map<string, Customer>([...byEmail, ...byName].map((row) => [row.id, row]))
  return [...found.values()]
    .map((row) => {
      const reasons: Reason[] = []
      if (same(customer.email, row.email)) reasons.push('email')
      if (nameOf(row) === name) reasons.push(same(customer.birthDate, row.birthDate) ? 'nameAndBirth' : 'name')
      return { row, reasons }
    })
    .filter(({ reasons }) => reasons.length > 0)
    .sort((one, other) => other.reasons.length - one.reasons.length)
    .slice(0, 20)
}
