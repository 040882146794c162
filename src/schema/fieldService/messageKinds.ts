// Messages about a driver on the way. Built-in texts: messages.sms.<kind>; meaning of a placeholder: messages.placeholders.<name>.

/** The kinds, each with the placeholders of its texts. */
export const messageKinds = {
  driverStage: ['ref', 'stage', 'when', 'tenant'],
} as const
