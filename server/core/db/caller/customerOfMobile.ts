// Finds the customer of a mobile, and of a session.
import { sql } from 'kysely'
import { findBy, type RowOf, type Scope } from '../repository.ts'

/** The customer with this mobile (E.164), or the one into whom its former owner was merged; undefined when there is none. */
export async function customerOfMobile(tx: Scope, mobile: string): Promise<RowOf<'customers'> | undefined> {
  const found = await findBy(tx, 'customers', { mobile })
  if (found) return found
  const { rows } = await sql<{ id: string }>`select "mergedIntoId" as id from customers
    where mobile = ${mobile} and "deletedAt" is not null and "mergedIntoId" is not null order by "updatedAt" desc limit 1`.execute(tx)
  return rows[0] ? findBy(tx, 'customers', { id: rows[0].id }) : undefined
}

/** What says whose session it is. */
export interface SessionOwner {
  mobile: string | null
  /** The customer for whom the session was opened. */
  subjectId: string | null
  /** The only booking of a session that was opened by a link. */
  appointmentId: string | null
}

/**
 * The customer of a session: the one who has its proven mobile at present. Of a session opened by the link of a booking, which proves no mobile
 * where a company has none, it is the booking's customer.
 */
export async function customerOfSession(
  tx: Scope,
  { mobile, subjectId, appointmentId }: SessionOwner,
): Promise<RowOf<'customers'> | undefined> {
  if (mobile) return customerOfMobile(tx, mobile)
  return subjectId && appointmentId ? findBy(tx, 'customers', { id: subjectId }) : undefined
}
