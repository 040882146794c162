// Shapes of a colleague's own account: what they see of it, and their open sessions.
import { z } from 'zod'
import { bilingualOut } from '../../core/values.ts'
import { enumerations } from '../../enumerations.ts'
import { notificationChoices } from '../../notifications/index.ts'

const moment = z.string()

/** A member of staff as they see themselves. */
export const profileOut = z.object({
  id: z.string(),
  version: z.number().int(),
  staffNo: z.string(),
  name: bilingualOut,
  email: z.string(),
  mobile: z.string().nullable(),
  photo: z.string().nullable(),
  languageId: z.enum(enumerations.language),
  acceptingLeads: z.boolean(),
  notificationChoices,
})
/** A member of staff as they see themselves. */
export type Profile = z.infer<typeof profileOut>
/** An open session of the person. */
export const ownSession = z.object({
  id: z.string(),
  createdAt: moment,
  lastUsedAt: moment,
  address: z.string().nullable(),
  userAgent: z.string().nullable(),
  /** The one that asks. */
  present: z.boolean(),
})
/** An open session of the person. */
export type OwnSession = z.infer<typeof ownSession>
