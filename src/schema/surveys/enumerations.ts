// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  surveyType: ['General', 'Rating', 'Duration', 'Survey Status'],
  surveyModule: ['Shop Now', 'Home Service', 'Service', 'Test drive', 'Customer'],
  outboundResult: ['Completed', 'Incomplete', 'Outbound Refused'],
  surveyStatus: ['draft', 'active', 'paused', 'archived'],
  surveyTrigger: ['manual', 'bookingDelivered', 'testDriveDone', 'leadClosed', 'complaintClosed', 'homeServiceDone', 'roadsideDone'],
  questionKind: ['rating', 'nps', 'yesNo', 'choice', 'text', 'number', 'duration', 'status'],
  surveyOutcome: ['solved', 'partly', 'open'],
  surveyMood: ['promoter', 'passive', 'detractor'],
  invitationState: ['waiting', 'asked', 'answered', 'refused', 'skipped'],
  skipReason: ['paused', 'recentlyAsked', 'noCustomer'],
} as const
/** The feature's flags. */
export const featureFlag = ['SURVEYS'] as const
