// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  receivedKind: ['text', 'button', 'image', 'document', 'audio', 'video', 'location', 'other'],
  // How far the file of a received message is.
  receivedFile: ['waiting', 'stored', 'refused', 'tooLarge', 'failed'],
} as const
/** The feature's part of the list notificationKind. */
export const notificationKind = ['conversationAssigned', 'conversationAnswered'] as const
