import { grantsOf } from '../../schema/core/access.ts'
import { useSession } from '../../session/index.ts'

/** Whether a car can be added here: by customers always, by a colleague who acts for them where their designation may. */
export function useMayAddCar(): boolean {
  const agent = useSession('callCenterStaffId')
  const staff = useSession('staff')
  return !agent || !staff || grantsOf(staff, 'vehicles').some(({ level }) => level !== 'R')
}
