import type { Actor } from '../../src/schema/core/access.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'

/** Anyone who wrote a campaign last, with the rights they have now, also after they left: these decide which rows it reaches, anyone who approves it. */
export async function authorOf(tx: Scope, { authorId, createdBy }: RowOf<'campaigns'>): Promise<Actor | undefined> {
  const id = authorId ?? createdBy
  const staff = id ? await findRow(tx, 'staff', id, { deleted: true }) : undefined
  const designation = staff && (await findRow(tx, 'designation', staff.designationId, { deleted: true }))
  if (!staff || !designation) return undefined
  const { department, staffType, locationIds } = staff
  return { id: staff.id, designation: designation.role, department, staffType, locationIds }
}
