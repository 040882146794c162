// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  department: ['Sales', 'Service', 'Parts', 'Finance', 'Bodyshop', 'General'],
  designation: ['Sales Manager', 'Service Manager', 'Fleet Sales', 'Broker Sales', 'General Inquiry', 'Parts Manager', 'Administrator'],
  staffType: ['Driver', 'Technician', 'Service Advisor', 'Sales Executive'],
  viewVisibility: ['private', 'team'],
  administratorRequestState: ['open', 'agreed', 'declined', 'withdrawn', 'expired'],
  signInOutcome: ['success', 'wrongPassword', 'wrongCode', 'disabled', 'locked'],
} as const
/** The feature's flags. */
export const featureFlag = ['STAFF_OTP'] as const
/** What staff are notified of. */
export const notificationKind = ['workHandedOver', 'administratorProposed', 'administratorDecided', 'signInGuessed'] as const
