// A file of its own: only pages with a staff sign-in need it.
import type { StaffSession } from '../schema/core/staffSession.ts'
import { session } from './session.ts'

/** Stores the token and the member of staff; data of another tenant is deleted first. */
export function keepStaff(token: string, staff: StaffSession): void {
  if (session.get('clientDetail')?.tenantId !== staff.tenantId) session.clear({ keepPreferences: true })
  session.set('clientDetail', { tenantId: staff.tenantId })
  session.set('staff', staff)
  session.set('designationId', staff.designationId)
  session.set('token', token)
}
