// Messages with one-time codes. Built-in texts: messages.sms.<kind>; meaning of a placeholder: messages.placeholders.<name>.

/** The kinds, each with the placeholders of its texts. */
export const messageKinds = {
  otp: ['code', 'tenant'],
  otpIssue: ['mobile', 'plate', 'note'],
} as const
