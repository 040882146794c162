import { grantsOf } from '../../schema/core/access.ts'
import { useSession } from '../../session/index.ts'

/** Whether a car can be added: always by customers; by a colleague acting for them if their designation allows it. */
export function useMayAddCar(): boolean {
  const agent = useSession('callCenterStaffId')
  const staff = useSession('staff')
  return !agent || !staff || grantsOf(staff, 'vehicles').some(({ level }) => level !== 'R')
}
