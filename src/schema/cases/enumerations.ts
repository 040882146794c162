// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  complaintStatus: ['open', 'in-progress', 'closed'],
  complaintCategory: ['workmanship', 'delay', 'price', 'parts', 'staffConduct', 'cleanliness', 'communication', 'sales', 'other'],
  severity: ['low', 'normal', 'high', 'critical'],
  complaintCloseReason: ['duplicate', 'withdrawn'],
  feedSource: ['folder', 'sftp'],
  feedFileState: ['reading', 'read', 'refused'],
  feedLookTrouble: ['settings', 'host', 'hostKey', 'signIn', 'away', 'folder'],
  feedTrouble: ['tooBig', 'noTable', 'columns', 'quotes'],
  feedLineState: ['open', 'mended', 'dismissed'],
  feedColumn: ['reference', 'mobile', 'name', 'plate', 'vin', 'department', 'category', 'severity', 'branch', 'description'],
  feedProblem: ['missing', 'wrong', 'unknown', 'tooLong', 'refused'],
} as const
/** The feature's flags. */
export const featureFlag = ['FEEDBACK', 'COMPLAINTS'] as const
/** What staff are notified of. */
export const notificationKind = ['complaintAssigned', 'complaintOpened', 'complaintEscalated', 'caseAnswered', 'feedProblems'] as const
