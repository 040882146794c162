// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  campaignTarget: ['search', 'book-service', 'lead', 'homeService', 'redirect'],
  campaignStatus: ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'],
} as const
