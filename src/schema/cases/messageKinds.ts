// Messages about cases. Built-in texts: messages.sms.<kind>; meaning of a placeholder: messages.placeholders.<name>.

/** The kinds, each with the placeholders of its texts. */
export const messageKinds = {
  caseReply: ['ref', 'body', 'tenant'],
} as const
