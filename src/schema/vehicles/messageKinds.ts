// Messages about cars. Built-in texts: messages.sms.<kind>; meaning of a placeholder: messages.placeholders.<name>.

/** The kinds, each with the placeholders of its texts. */
export const messageKinds = {
  carDate: ['tenant', 'document', 'plate', 'date', 'link'],
} as const
