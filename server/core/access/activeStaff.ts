// Active members of staff, with the designation that their rights depend on.
import { sql } from 'kysely'
import type { Word } from '../../../src/schema/enumerations.ts'
import type { RowOf, Scope } from '../db/repository.ts'

/** The fields of a member of staff that every colleague may see. */
export interface Colleague extends Pick<RowOf<'staff'>, 'id' | 'name' | 'department' | 'staffType'> {
  designation: Word<'designation'>
}

/** All active members of staff of the tenant, by staff number. */
export async function activeStaff(tx: Scope): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`select staff.id, staff.name, staff.department, staff."staffType", designation.role as designation
    from staff join designation on designation.id = staff."designationId"
    where staff.active and staff."deletedAt" is null order by staff."staffNo"`.execute(tx)
  return rows
}
