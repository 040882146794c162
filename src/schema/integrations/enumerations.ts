// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  // The modules of the access table that a key may be given: those of the business. Settings, colleagues, the audit and keys themselves are
  // administered by people.
  keyModule: [
    'customers',
    'vehicles',
    'leads',
    'testDrive',
    'serviceBooking',
    'waitingList',
    'workshopTime',
    'payment',
    'loyaltyRedeem',
    'roadsideAssistance',
    'homeService',
    'shopNow',
    'feedback',
    'campaigns',
    'outbound',
    'messages',
    'conversations',
    'BOT',
    'Content Management',
    'dealershipLocation',
    'masters',
  ],
  // How many calls a minute a key may make.
  keyPace: ['slow', 'usual', 'fast'],
} as const
