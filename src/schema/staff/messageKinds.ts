// Messages about accounts of staff. Built-in texts: messages.sms.<kind>; meaning of a placeholder: messages.placeholders.<name>.

const account = ['name', 'tenant', 'link', 'hours'] as const

/** The kinds, each with the placeholders of its texts. */
export const messageKinds = {
  invitation: account,
  passwordReset: account,
  accountChanged: ['name', 'what', 'tenant', 'when'],
} as const
