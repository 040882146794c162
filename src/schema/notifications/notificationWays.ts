// The ways of notifying colleagues, and which are on by default.
import type { Word } from '../enumerations.ts'

/** The ways, in the order in which they are offered. */
export const notificationWays = ['inApp', 'email', 'push'] as const

type NotificationWay = (typeof notificationWays)[number]

// Push is on by default: it only reaches browsers that were subscribed.
const usual: Record<NotificationWay, boolean> = { inApp: true, email: false, push: true }
type Choices = Partial<Record<Word<'notificationKind'>, Partial<Record<NotificationWay, boolean>> | undefined>>

/** The ways for a kind of notification: the person's choice, else the default. */
export const noticeWaysOf = (choices: Choices, kind: Word<'notificationKind'>): Record<NotificationWay, boolean> => ({
  ...usual,
  ...choices[kind],
})
