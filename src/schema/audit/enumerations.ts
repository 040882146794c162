// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  // What staff did with data about customers: opened a page that masks personal data, or one in clear, acted for a customer, or took data out.
  accessKind: ['open', 'clear', 'actFor', 'export'],
} as const
/** What staff are notified of. */
export const notificationKind = ['unusualAccess'] as const
