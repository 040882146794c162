import type { OutputOf } from '../../schema/endpoints.ts'
import { session } from '../../session/index.ts'
import { keepStaff } from '../../session/keepStaff.ts'
import { beginShift } from './agent.ts'

type SignedIn = Extract<OutputOf<'login'>, { token: string }>

/** Stores who signed in. A colleague of another dealership is sent to that dealership's page. */
export function signedIn({ token, staff }: SignedIn): void {
  const elsewhere = session.get('clientDetail')?.tenantId !== staff.tenantId
  keepStaff(token, staff)
  beginShift(staff.id)
  if (elsewhere) window.location.search = `?tenantId=${encodeURIComponent(staff.tenantId)}`
}
