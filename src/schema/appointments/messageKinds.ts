// Messages about bookings. Built-in texts: messages.sms.<kind>; meaning of a placeholder: messages.placeholders.<name>.

const visit = ['tenant', 'ref', 'when', 'location'] as const
const booking = [...visit, 'link'] as const

/** The kinds, each with the placeholders of its texts. */
export const messageKinds = {
  bookingConfirmation: booking,
  bookingGroup: ['tenant', 'ref', 'location', 'work'],
  bookingMoved: booking,
  bookingCancelled: visit,
  bookingReminderDay: booking,
  bookingReminderSoon: booking,
  bookingMissed: booking,
  bookingMissedKept: [...booking, 'amount'],
  serviceDue: ['name', 'tenant', 'link'],
  waitingOffer: ['tenant', 'when', 'location', 'until', 'link'],
  refusedWork: ['tenant', 'work', 'amount', 'plate', 'link'],
} as const
