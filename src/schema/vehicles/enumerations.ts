// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  vehicleStatus: ['Approved', 'Pending', 'Rejected'],
  coverage: ['warranty', 'contract', 'none'],
  plateType: ['private', 'commercial', 'transport', 'diplomatic', 'temporary'],
} as const
/** What staff are notified of. */
export const notificationKind = ['vehiclePending'] as const
