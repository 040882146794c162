// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  userTitle: ['Dr.', 'Mr.', 'Mrs.', 'Miss'],
  verification: ['Verified', 'Unverified'],
  honorific: [
    'Dr.',
    'Mr.',
    'Mrs.',
    'Miss',
    'Ms.',
    'Eng.',
    'Prof.',
    'Sheikh',
    'Sheikha',
    'H.E.',
    'H.H.',
    'H.R.H.',
    'Prince',
    'Princess',
    'General',
    'Colonel',
    'Major',
    'Captain',
    'Judge',
    'Lawyer',
    'Haj',
    'Hajja',
  ],
  customerKind: ['person', 'company'],
  contactRole: ['fleet', 'accounts', 'management'],
  gender: ['female', 'male'],
  privacyRequestKind: ['access', 'correction', 'deletion', 'withdrawal', 'objection'],
  privacyRequestState: ['open', 'inProgress', 'answered', 'refused'],
  breachState: ['open', 'reported', 'closed'],
} as const
/** The feature's flags. */
export const featureFlag = ['OTP_PROCESS'] as const
