// Messages about payments. Built-in texts: messages.sms.<kind>; meaning of a placeholder: messages.placeholders.<name>.

const deposit = ['tenant', 'ref', 'when', 'amount'] as const
const payment = ['ref', 'amount', 'tenant'] as const

/** The kinds, each with the placeholders of its texts. */
export const messageKinds = {
  paymentLink: ['ref', 'amount', 'tenant', 'link'],
  depositLink: [...deposit, 'until', 'link'],
  depositReceived: [...deposit, 'location', 'link'],
  depositLapsed: [...deposit, 'link'],
  depositLate: [...deposit, 'link'],
  depositKept: deposit,
  paymentReceived: payment,
  paymentFailed: payment,
  paymentReturned: payment,
} as const
