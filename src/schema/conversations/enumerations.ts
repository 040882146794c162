// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  receivedKind: ['text', 'button', 'image', 'document', 'audio', 'video', 'location', 'other'],
} as const
/** The feature's part of the list notificationKind. */
export const notificationKind = ['conversationAssigned', 'conversationAnswered'] as const
