// Words of lists that all features share. Texts: enumerations.<list>.<word>.

/** What staff are notified of. */
export const notificationKind = ['jobFinished'] as const
