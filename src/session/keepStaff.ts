// A file of its own: only pages with a staff sign-in need it.
import type { StaffSession } from '../schema/core/staffSession.ts'
import { session } from './session.ts'

/** Stores the token and the member of staff; data of another tenant is deleted first. */
export function keepStaff(token: string, staff: StaffSession): void {
  if (session.get('clientDetail')?.tenantId !== staff.tenantId) session.clear({ keepPreferences: true })
  session.set('clientDetail', { tenantId: staff.tenantId })
  storeStaff(staff)
  session.set('token', token)
}

/** Stores the member of staff, and the single values under the specification's own names. */
export function storeStaff(staff: StaffSession): void {
  const { id, name, email, photo, designationId } = staff
  session.set('staff', staff)
  session.set('designationId', designationId)
  session.set('userId', id)
  session.set('fullName', session.get('language') === 'arabic' ? name.ar : name.en)
  session.set('email', email)
  if (photo) session.set('profileImage', photo)
  else session.remove('profileImage')
}
