// Which notices a colleague wants to get, and in which ways.
import { z } from 'zod'
import { enumerations, type Word } from '../enumerations.ts'

/** Whether a kind of notification is shown in the bell, and whether an e-mail and a push go out too. */
const notificationChoice = z.strictObject({ inApp: z.boolean(), email: z.boolean(), push: z.boolean().optional() })
/** Choices by kind. */
export const notificationChoices = z.strictObject(
  Object.fromEntries(enumerations.notificationKind.map((kind) => [kind, notificationChoice.optional()])) as Record<
    Word<'notificationKind'>,
    z.ZodOptional<typeof notificationChoice>
  >,
)
/** The ways in which a person wants to be notified, by kind. */
export type NotificationChoices = z.infer<typeof notificationChoices>
