// Messages about payments. Built-in texts: messages.sms.<kind>; meaning of a placeholder: messages.placeholders.<name>.

const payment = ['ref', 'amount', 'tenant'] as const

/** The kinds, each with the placeholders of its texts. */
export const messageKinds = {
  paymentLink: ['ref', 'amount', 'tenant', 'link'],
  paymentReceived: payment,
  paymentFailed: payment,
  paymentReturned: payment,
} as const
