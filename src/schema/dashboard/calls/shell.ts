// Shapes of what the shell asks: search, notifications, one's own account, the first-run checklist, passwords by link.
import { z } from 'zod'
import { bilingualOut } from '../../core/bilingualOut.ts'
import { enumerations, type Word } from '../../core/enumerations.ts'

/** What the global search looks through, in the order it shows. */
export const searchedResources = ['customers', 'vehicles', 'appointments', 'leads'] as const
/** Rows the global search shows of each resource. */
export const searchRows = 5
const moment = z.string()
/** Whether a kind of notification is shown in the bell, and whether an e-mail and a push go out too. */
const notificationChoice = z.strictObject({ inApp: z.boolean(), email: z.boolean(), push: z.boolean().optional() })
/** Choices by kind. */
export const notificationChoices = z.strictObject(
  Object.fromEntries(enumerations.notificationKind.map((kind) => [kind, notificationChoice.optional()])) as Record<
    Word<'notificationKind'>,
    z.ZodOptional<typeof notificationChoice>
  >,
)
/** What a person wants to be told, by kind. */
export type NotificationChoices = z.infer<typeof notificationChoices>
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
/** The steps of a new tenant's first run, in order. */
export const checklistSteps = ['logo', 'colours', 'branches', 'hours', 'staff', 'flags', 'holidays'] as const
