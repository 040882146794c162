// Messages from the workshop. Built-in texts: messages.sms.<kind>; meaning of a placeholder: messages.placeholders.<name>.

/** The kinds, each with the placeholders of its texts. */
export const messageKinds = {
  bookingStage: ['ref', 'stage', 'tenant', 'link'],
  promiseMoved: ['ref', 'tenant', 'when', 'link'],
  jobServices: ['ref', 'tenant', 'link'],
} as const
