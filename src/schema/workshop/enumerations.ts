// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  serviceDecision: ['proposed', 'accepted', 'declined', 'deferred'],
  decidedBy: ['customer', 'staff'],
} as const
/** What staff are notified of. */
export const notificationKind = ['servicesDecided'] as const
