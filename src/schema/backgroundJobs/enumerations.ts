// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  jobKind: [
    'import',
    'export',
    'bulk',
    'erase',
    'payment',
    'reconcile',
    'complaintFeed',
    'campaign',
    'searchText',
    'receivedFile',
    'oldData',
  ],
  jobState: ['waiting', 'running', 'done', 'failed', 'cancelled', 'undone'],
  clock: [
    'leadsWaiting',
    'leadsUnanswered',
    'followUpsDue',
    'casesOverdue',
    'paymentsUnsettled',
    'paymentsReconciled',
    'complaintFeed',
    'campaigns',
    'surveysDue',
    'bookingReminders',
    'depositsUnpaid',
    'carsUnpaid',
    'visitsMissed',
    'carReminders',
    'waitingList',
    'unusualAccess',
    'oldData',
    'cleanUp',
  ],
} as const
