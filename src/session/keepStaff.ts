// Apart from the store: only pages on which staff sign in need it.
import type { StaffSession } from '../schema/core/staffSession.ts'
import { session } from './session.ts'

/** Keeps who signed in; everything of another tenant is forgotten first. */
export function keepStaff(token: string, staff: StaffSession): void {
  if (session.get('clientDetail')?.tenantId !== staff.tenantId) session.clear({ keepPreferences: true })
  session.set('clientDetail', { tenantId: staff.tenantId })
  session.set('staff', staff)
  session.set('designationId', staff.designationId)
  session.set('token', token)
}
