// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  roadsideOutcome: ['RSA Responded', 'RSA not Responded', 'Unreachable', 'RSA Cancelled'],
  homeServiceOutcome: ['H2H Responded', 'H2H not Responded', 'Unreachable', 'H2H Cancelled'],
  roadsideIssue: ['flatTyre', 'battery', 'fuel', 'lockedOut', 'accident', 'engine', 'towing', 'other'],
  roadsideStage: ['new', 'dispatched', 'enRoute', 'onSite', 'towing', 'done'],
  homeServiceStage: ['requested', 'scheduled', 'confirmed', 'enRoute', 'onSite', 'done'],
} as const
/** The feature's flags. */
export const featureFlag = ['ROADSIDE_ASSISTANCE', 'HOME_SERVICE'] as const
/** What staff are notified of. */
export const notificationKind = ['jobDriven', 'jobCancelled', 'helpAsked'] as const
