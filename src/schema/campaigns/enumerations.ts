// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  campaignTarget: ['search', 'book-service', 'lead', 'homeService', 'redirect'],
  campaignStatus: ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'],
} as const
/** The feature's flags. */
export const featureFlag = ['CAMPAIGN_ENABLE'] as const
/** What staff are notified of. */
export const notificationKind = ['campaignWaiting', 'campaignApproved'] as const
