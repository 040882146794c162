// Customers who may be the same person: the same e-mail or the same name.
import { sql } from 'kysely'
import { rowRule } from '../../src/schema/core/access.ts'
import { resources } from '../../src/schema/resources.ts'
import { ruleCondition } from '../core/db/conditions.ts'
import { searchable } from '../core/db/schema/columns.ts'
import { readRows, type RowOf } from '../core/db/repository.ts'
import { lockRow, type Acting } from '../core/commit/saveRecord.ts'

type Customer = RowOf<'customers'>
/** Why two customers may be the same person. */
export type Reason = 'email' | 'name' | 'nameAndBirth'

const nameOf = ({ firstName, lastName }: Customer) => searchable(`${firstName} ${lastName}`).replace(/\s+/g, ' ').trim()

/** At most twenty, the most probable first; only rows that the person may see. */
export async function findDuplicates(acting: Acting, id: string): Promise<{ row: Customer; reasons: Reason[] }[]> {
  const { tx, actor } = acting
  const customer = await lockRow(acting, 'customers', id)
  const rule = ruleCondition(rowRule(actor, resources.customers, 'list'), actor)
  const others = [sql`id <> ${id}`, rule]
  const name = nameOf(customer)
  const byName = await readRows(tx, 'customers', { size: 100, q: name, conditions: others })
  const byEmail = customer.email
    ? await readRows(tx, 'customers', { size: 20, conditions: [...others, sql`email = ${customer.email}`] })
    : []
  const found = new Map<string, Customer>([...byEmail, ...byName].map((row) => [row.id, row]))
  return [...found.values()]
    .map((row) => {
      const reasons: Reason[] = []
      if (customer.email && row.email === customer.email) reasons.push('email')
      if (nameOf(row) === name) reasons.push(row.birthDate && row.birthDate === customer.birthDate ? 'nameAndBirth' : 'name')
      return { row, reasons }
    })
    .filter(({ reasons }) => reasons.length > 0)
    .sort((one, other) => other.reasons.length - one.reasons.length)
    .slice(0, 20)
}
