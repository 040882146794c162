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
  featureFlag: [
    'CREATE_LEAD',
    'BOOK_A_SERVICE',
    'OTP_PROCESS',
    'CAMPAIGN_ENABLE',
    'TAMARA_INTEGRATION',
    'MANAGE_SERVICE',
    'TEST_DRIVE',
    'FEEDBACK',
    'COMPLAINTS',
    'ROADSIDE_ASSISTANCE',
    'HOME_SERVICE',
    'SURVEYS',
    'STAFF_OTP',
  ],
} as const
