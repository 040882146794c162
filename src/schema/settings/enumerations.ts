// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  accessModule: [
    'vehicles',
    'payment',
    'loyaltyRedeem',
    'testDrive',
    'serviceBooking',
    'roadsideAssistance',
    'settings',
    'shopNow',
    'homeService',
    'BOT',
    'feedback',
    'dealershipLocation',
    'Content Management',
  ],
  // What is deleted once it is old, see keptMonths.ts.
  oldDataKind: ['leads', 'messages', 'audit', 'files'],
} as const
