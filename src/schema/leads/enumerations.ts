// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  leadType: ['New Car Sales', 'Used Car Sales', 'General Inquiry', 'After Sales Inquiry', 'Parts Inquiry', 'Test Drive'],
  leadStatus: ['pending', 'in-progress', 'completed', 'closed', 'deleted'],
  responseBand: ['0-15 Min', '15-30 Min', '30-45 Min', '45-1 Hour', '1 Hour +', 'N/A'],
  // The first five are the specification's record types.
  followedRecord: ['lead', 'feedback', 'complaint', 'homeService', 'roadsideAssistance', 'booking', 'testDrive'],
  followUpChannel: ['call', 'whatsapp', 'sms', 'email', 'visit'],
  contactResult: ['reached', 'noAnswer', 'busy', 'wrongNumber', 'callLater'],
  leadSource: ['landing', 'callCentre', 'walkIn', 'phone', 'campaign', 'marketplace', 'social', 'referral', 'serviceReminder'],
  contactMethod: ['call', 'whatsapp', 'sms', 'email'],
  leadOutcome: ['sold', 'booked', 'answered', 'quoted'],
  // How far the notices of a lead that nobody took have gone.
  leadEscalation: ['waiting', 'announced', 'next', 'managers', 'director'],
  lostReason: ['price', 'boughtElsewhere', 'unreachable', 'notInterested', 'duplicate', 'junk'],
} as const
/** The feature's flags. */
export const featureFlag = ['CREATE_LEAD'] as const
/** What staff are notified of. */
export const notificationKind = [
  'leadNew',
  'leadWaiting',
  'leadAssigned',
  'leadOverdue',
  'leadReassigned',
  'leadUnassigned',
  'followUpDue',
] as const
