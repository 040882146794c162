// Every list of fixed words: the specification's first, spelled exactly as there, then ours. Texts: enumerations.<list>.<word>.

/** All lists by name; a choice field names one of them. */
export const enumerations = {
  leadType: ['New Car Sales', 'Used Car Sales', 'General Inquiry', 'After Sales Inquiry', 'Parts Inquiry', 'Test Drive'],
  department: ['Sales', 'Service', 'Parts', 'Finance', 'Bodyshop', 'General'],
  userTitle: ['Dr.', 'Mr.', 'Mrs.', 'Miss'],
  vehicleStatus: ['Approved', 'Pending', 'Rejected'],
  verification: ['Verified', 'Unverified'],
  recordType: ['lead', 'feedback', 'complaint', 'homeService', 'roadsideAssistance'],
  surveyType: ['General', 'Rating', 'Duration', 'Survey Status'],
  paymentOrderType: ['service', 'vehicleDeposite', 'makePayment'],
  surveyModule: ['Shop Now', 'Home Service', 'Service', 'Test drive', 'Customer'],
  channel: ['sms', 'push', 'both', 'none'],
  bookingStatus: ['pending', 'inWorkshop', 'awaitingLabour', 'awaitingParts', 'qc', 'washing', 'completed', 'delivered'],
  leadStatus: ['pending', 'in-progress', 'completed', 'closed', 'deleted'],
  complaintStatus: ['open', 'in-progress', 'closed'],
  roadsideOutcome: ['RSA Responded', 'RSA not Responded', 'Unreachable', 'RSA Cancelled'],
  homeServiceOutcome: ['H2H Responded', 'H2H not Responded', 'Unreachable', 'H2H Cancelled'],
  responseBand: ['0-15 Min', '15-30 Min', '30-45 Min', '45-1 Hour', '1 Hour +', 'N/A'],
  outboundResult: ['Completed', 'Incomplete', 'Outbound Refused'],
  designation: ['Sales Manager', 'Service Manager', 'Fleet Sales', 'Broker Sales', 'General Inquiry', 'Parts Manager', 'Administrator'],
  staffType: ['Driver', 'Technician', 'Service Advisor', 'Sales Executive'],
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
  featureFlag: ['CREATE_LEAD', 'BOOK_A_SERVICE', 'OTP_PROCESS', 'CAMPAIGN_ENABLE', 'TAMARA_INTEGRATION'],
  gender: ['female', 'male'],
  plateType: ['private', 'commercial', 'transport', 'diplomatic', 'temporary'],
  appointmentType: ['service', 'testDrive', 'walkIn'],
  closure: ['none', 'cancelled', 'noShow'],
  transport: ['wait', 'dropOff', 'pickUpDelivery', 'courtesyCar'],
  bookingSource: ['landing', 'callCentre', 'staff', 'walkIn'],
  leadSource: ['landing', 'walkIn', 'phone', 'campaign', 'marketplace', 'social', 'referral'],
  contactMethod: ['call', 'whatsapp', 'sms', 'email'],
  leadOutcome: ['sold', 'booked', 'answered', 'quoted'],
  lostReason: ['price', 'boughtElsewhere', 'unreachable', 'notInterested', 'duplicate', 'junk'],
  language: ['1', '2'],
  messageKind: ['otp', 'bookingConfirmation', 'bookingMoved', 'bookingCancelled', 'otpIssue'],
  messageStatus: ['queued', 'sent', 'failed'],
  brandClass: ['brand-luxury', 'brand-performance'],
  brandFont: ['serif', 'wide'],
  auditAction: ['create', 'update', 'delete', 'restore', 'move'],
  weekday: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
} as const satisfies Record<string, readonly string[]>

/** The name of a list. */
export type EnumerationName = keyof typeof enumerations
/** A word of the list. */
export type Word<N extends EnumerationName> = (typeof enumerations)[N][number]

/** Specification, section 6: the designation that a department's staff take. */
export const designationOf: Record<Word<'department'>, Word<'designation'>> = {
  Service: 'Service Manager',
  Sales: 'Sales Manager',
  Parts: 'Parts Manager',
  Finance: 'Administrator',
  Bodyshop: 'Service Manager',
  General: 'General Inquiry',
}
