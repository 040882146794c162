// Shapes of the admin's frame: search, notifications, one's own account, the first-run checklist, passwords by link.
import { z } from 'zod'
import { enumerations, type Word } from '../../core/enumerations.ts'

/** The resources that the global search covers, in display order. */
export const searchedResources = ['customers', 'vehicles', 'appointments', 'leads'] as const
/** Rows that the global search shows of each resource. */
export const searchRows = 5
const moment = z.string()
/** Whether a kind of notification is shown in the bell, and whether an e-mail and a push are sent as well. */
const notificationChoice = z.strictObject({ inApp: z.boolean(), email: z.boolean(), push: z.boolean().optional() })
/** The choices by kind of notification. */
export const notificationChoices = z.strictObject(
  Object.fromEntries(enumerations.notificationKind.map((kind) => [kind, notificationChoice.optional()])) as Record<
    Word<'notificationKind'>,
    z.ZodOptional<typeof notificationChoice>
  >,
)
/** A person's choices by kind of notification. */
export type NotificationChoices = z.infer<typeof notificationChoices>
/** A member of staff as they see themselves. */
export const profileOut = z.object({
  id: z.string(),
  version: z.number().int(),
  staffNo: z.string(),
  name: z.object({ en: z.string(), ar: z.string() }),
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
  /** The session of this request. */
  present: z.boolean(),
})
/** An open session of the person. */
export type OwnSession = z.infer<typeof ownSession>
/** The steps of a new tenant's first run, in order. */
export const checklistSteps = ['logo', 'colours', 'branches', 'hours', 'staff', 'flags', 'holidays'] as const
