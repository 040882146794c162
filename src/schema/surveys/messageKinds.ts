// Invitations to surveys. Built-in texts: messages.sms.<kind>; meaning of a placeholder: messages.placeholders.<name>.

/** The kinds, each with the placeholders of its texts. */
export const messageKinds = {
  survey: ['tenant', 'survey', 'link'],
} as const
