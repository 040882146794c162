// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  notificationKind: [
    'leadAssigned',
    'leadOverdue',
    'bookingAssigned',
    'bookingCancelled',
    'vehiclePending',
    'complaintAssigned',
    'jobDriven',
    'jobCancelled',
    'helpAsked',
    'workHandedOver',
    'jobFinished',
    'leadReassigned',
    'leadUnassigned',
    'followUpDue',
    'complaintOpened',
    'complaintEscalated',
    'servicesDecided',
    'caseAnswered',
    'paymentTrouble',
    'paymentFinding',
    'feedProblems',
    'campaignWaiting',
    'campaignApproved',
  ],
} as const
