// The signed-in colleague.
import { z } from 'zod'
import { bilingualOut } from '../core/values.ts'
import { enumerations } from '../enumerations.ts'

/** The signed-in staff member as the API answers it. */
export const staffSession = z.object({
  id: z.string(),
  tenantId: z.string(),
  name: bilingualOut,
  email: z.string(),
  designation: z.enum(enumerations.designation),
  department: z.enum(enumerations.department),
  staffType: z.enum(enumerations.staffType).nullable(),
  locationIds: z.array(z.string()),
  /** The modules that the tenant has switched off. */
  closedModules: z.array(z.string()).optional(),
  designationId: z.string(),
  tenantName: bilingualOut,
  /** The id of their photo's file. */
  photo: z.string().nullish(),
  acceptingLeads: z.boolean().optional(),
})
/** The signed-in staff member as the API answers it. */
export type StaffSession = z.infer<typeof staffSession>
