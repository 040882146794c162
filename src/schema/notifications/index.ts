// What other features may use.
export { notificationChoices } from './notificationChoices.ts'
export { noticeWaysOf, notificationWays } from './notificationWays.ts'
