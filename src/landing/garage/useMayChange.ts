import { useSession } from '../../session/index.ts'
import type { CustomerVisit } from '../../schema/appointments/index.ts'

/** Whether the person may move or cancel the booking here: a customer while the tenant lets them, a colleague for them always. */
export function useMayChange({ changeable }: CustomerVisit['appointment']): boolean {
  const self = useSession('settings')?.flags['MANAGE_SERVICE'] ?? true
  const agent = useSession('callCenterStaffId')
  return changeable && (self || agent !== undefined)
}
