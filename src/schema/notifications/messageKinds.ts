// The message that carries a notification. Built-in texts: messages.sms.<kind>; meaning of a placeholder: messages.placeholders.<name>.

/** The kinds, each with the placeholders of its texts. */
export const messageKinds = {
  staffNotice: ['title'],
} as const
