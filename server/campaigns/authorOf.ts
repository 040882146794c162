import type { Actor } from '../../src/schema/core/access.ts'
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'

/**
 * The last author of a campaign with their present rights, also after they left. Their rights, not the approver's, decide which rows the
 * campaign reaches.
 */
export async function authorOf(tx: Scope, { authorId, createdBy }: RowOf<'campaigns'>): Promise<Actor | undefined> {
  const id = authorId ?? createdBy
  const staff = id ? await findRow(tx, 'staff', id, { deleted: true }) : undefined
  const designation = staff && (await findRow(tx, 'designation', staff.designationId, { deleted: true }))
  if (!staff || !designation) return undefined
  const { department, staffType, locationIds } = staff
  return { id: staff.id, designation: designation.role, department, staffType, locationIds }
}
