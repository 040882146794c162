// The data of a signed-in member of staff, as the API returns them.
import { findRow, type Scope } from '../db/repository.ts'
import { findClosedModules, findSettings } from '../time/workshop.ts'
import type { StaffSession } from '../../../src/schema/core/staffSession.ts'

/**
 * The session data of a member of staff; null when they are unknown or inactive. Throws unknownTenant (404) for a tenant without
 * settings.
 */
export async function describeStaff(tx: Scope, tenantId: string, staffId: string): Promise<StaffSession | null> {
  const staff = await findRow(tx, 'staff', staffId)
  const designation = staff?.active ? await findRow(tx, 'designation', staff.designationId) : undefined
  if (!staff || !designation) return null
  const { id, name, email, department, staffType, locationIds, designationId, photo, acceptingLeads } = staff
  return {
    id,
    tenantId,
    name,
    email,
    designation: designation.role,
    department,
    staffType,
    locationIds,
    designationId,
    photo,
    acceptingLeads,
    closedModules: await findClosedModules(tx),
    tenantName: (await findSettings(tx)).name,
  }
}
