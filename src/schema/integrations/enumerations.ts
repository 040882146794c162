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
  // The resources of whose rows webhooks report, and what of their changes.
  webhookResource: [
    'leads',
    'followUps',
    'appointments',
    'waitingEntries',
    'customers',
    'vehicles',
    'payments',
    'loyaltyEntries',
    'roadsideAssistance',
    'homeService',
    'complaints',
    'feedback',
  ],
  webhookChange: ['created', 'changed', 'moved', 'deleted'],
  // What one delivery reports: a change, or that somebody tries the endpoint.
  webhookEvent: ['created', 'changed', 'moved', 'deleted', 'test'],
  deliveryState: ['waiting', 'sending', 'delivered', 'failed', 'dropped'],
  // Why an attempt failed, or why nothing was sent.
  deliveryTrouble: [
    'refused',
    'gone',
    'redirected',
    'timeout',
    'unreachable',
    'unknownHost',
    'insideHost',
    'notSecure',
    'certificate',
    'keyRefused',
    'notReadable',
  ],
  // Why an endpoint gets nothing.
  webhookPause: ['byHand', 'failing', 'gone', 'keyUnknown', 'keyRevoked', 'keyExpired', 'keyOwnerless'],
} as const
/** What staff are notified of. */
export const notificationKind = ['webhookPaused'] as const
