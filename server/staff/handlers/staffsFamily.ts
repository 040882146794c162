// Handlers about staff: managers of a department, holders of rights on a module.
import { grantsOf } from '../../../src/schema/core/access.ts'
import { designationOf } from '../../../src/schema/staff/designationOf.ts'
import { activeStaff } from '../../core/access/activeStaff.ts'
import type { Handlers } from '../../core/services.ts'

/** The handlers by call. */
export const staffsFamilyHandlers = {
  managers: ({ input, db }) =>
    db.asSystem('colleagues are named to all staff', async (tx) => {
      // Advisors, technicians and drivers hold their manager's designation too; the staff type distinguishes them.
      const data = (await activeStaff(tx)).filter(
        ({ department, designation, staffType }) =>
          staffType === null && designation === designationOf[department] && (!input.department || department === input.department),
      )
      return { data, total: data.length }
    }),
  staffByModule: ({ input, db }) =>
    db.asSystem('colleagues are named to all staff', async (tx) => {
      const data = (await activeStaff(tx)).filter((one) => grantsOf(one, input.module).length > 0)
      return { data, total: data.length }
    }),
} satisfies Partial<Handlers>
