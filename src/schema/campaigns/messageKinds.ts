// Messages of campaigns. Built-in texts: messages.sms.<kind>; meaning of a placeholder: messages.placeholders.<name>.

/** The kinds, each with the placeholders of its texts. */
export const messageKinds = {
  campaign: ['name', 'tenant', 'link', 'optOut'],
} as const
