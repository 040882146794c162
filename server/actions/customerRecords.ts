// Which rows hang on a customer: read from the schema, so that a new resource with a customer is found without a word here.
import { sql } from 'kysely'
import { referenceOf } from '../../src/schema/field.ts'
import { resources, type ResourceName } from '../../src/schema/resources/index.ts'
import { findBy, type RowOf, type Scope } from '../db/repository.ts'
import { fieldsOf } from '../db/rows.ts'

/** A field of another resource that holds a customer's id. */
export interface CustomerLink {
  resource: ResourceName
  field: string
}
const own: readonly ResourceName[] = ['customers', 'customerMerges']

/** Every such field, but for those by which customers tell of each other. */
export const customerLinks: readonly CustomerLink[] = (Object.keys(resources) as ResourceName[])
  .filter((resource) => !own.includes(resource))
  .flatMap((resource) =>
    Object.entries(fieldsOf(resource))
      .filter(([, one]) => one.kind === 'ref' && referenceOf(one)?.target === 'customers')
      .map(([field]) => ({ resource, field })),
  )

/** The ids of the rows, deleted ones among them, that name the customer. */
export async function linkedIds(tx: Scope, { resource, field }: CustomerLink, customerId: string): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select id from ${sql.table(resource)} where ${sql.ref(field)} = ${customerId} order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The customer whom a mobile belongs to: the one who has it, or the one whom its former owner was merged into. */
export async function customerOfMobile(tx: Scope, mobile: string): Promise<RowOf<'customers'> | undefined> {
  const found = await findBy(tx, 'customers', { mobile })
  if (found) return found
  const { rows } = await sql<{ id: string }>`select "mergedIntoId" as id from customers
    where mobile = ${mobile} and "deletedAt" is not null and "mergedIntoId" is not null order by "updatedAt" desc limit 1`.execute(tx)
  return rows[0] ? findBy(tx, 'customers', { id: rows[0].id }) : undefined
}
