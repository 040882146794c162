// The ways in which colleagues are notified of something, and which of them are on until somebody chooses.
import type { Word } from '../enumerations.ts'

/** The ways, in the order in which they are offered. */
export const notificationWays = ['inApp', 'email', 'push'] as const

type NotificationWay = (typeof notificationWays)[number]

// A push reaches only the browsers that were asked to show it.
const usual: Record<NotificationWay, boolean> = { inApp: true, email: false, push: true }
type Choices = Partial<Record<Word<'notificationKind'>, Partial<Record<NotificationWay, boolean>> | undefined>>

/** How somebody is notified of a kind: as they chose, else as usual. */
export const noticeWaysOf = (choices: Choices, kind: Word<'notificationKind'>): Record<NotificationWay, boolean> => ({
  ...usual,
  ...choices[kind],
})
