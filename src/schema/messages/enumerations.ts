// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  channel: ['sms', 'push', 'both', 'none'],
  messageStatus: ['queued', 'sending', 'sent', 'delivered', 'failed', 'withheld'],
  messageChannel: ['sms', 'push', 'both', 'none', 'email'],
  messageCarrier: ['outbox', 'unifonic', 'twilio', 'smtp', 'push'],
  messageError: [
    'noConsent',
    'noChannel',
    'controlGroup',
    'erased',
    'expired',
    'cancelled',
    'badAddress',
    'badAccount',
    'rejected',
    'undelivered',
    'unavailable',
    'unknown',
  ],
  smsProvider: ['unifonic', 'twilio'],
} as const
