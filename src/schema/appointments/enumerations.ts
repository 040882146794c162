// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  bookingStatus: ['pending', 'inWorkshop', 'awaitingLabour', 'awaitingParts', 'qc', 'washing', 'completed', 'delivered'],
  appointmentType: ['service', 'testDrive', 'walkIn'],
  blockReason: ['break', 'training', 'maintenance', 'meeting', 'other'],
  closure: ['none', 'cancelled', 'noShow'],
  // Of a booking's deposit: to be paid, paid, not asked after all, not paid in time; after a closure kept or returned.
  depositState: ['awaiting', 'paid', 'waived', 'lapsed', 'kept', 'returned'],
  promotionKind: ['percent', 'amount'],
  transport: ['wait', 'dropOff', 'pickUpDelivery', 'courtesyCar'],
  // What set a promise time: a person, or what happened to the job.
  promiseReason: ['person', 'proposal', 'arrival', 'work', 'parts', 'technician'],
  bookingSource: ['landing', 'callCentre', 'staff', 'walkIn'],
  // What owners of cars are reminded of; also the kinds of these messages.
  carReminder: ['serviceDue', 'refusedWork', 'carDate'],
  // The parts of a day in which a customer can come, as the landing groups times.
  dayPart: ['any', 'morning', 'noon', 'evening'],
  // over: its last day is past.
  waitingStatus: ['waiting', 'offered', 'booked', 'withdrawn', 'over'],
} as const
/** The feature's flags. */
export const featureFlag = ['BOOK_A_SERVICE', 'MANAGE_SERVICE', 'WAITING_LIST'] as const
/** What staff are notified of. */
export const notificationKind = ['bookingAssigned', 'bookingCancelled'] as const
