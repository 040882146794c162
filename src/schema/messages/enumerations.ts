// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  channel: ['sms', 'push', 'both', 'none'],
  messageStatus: ['queued', 'sending', 'sent', 'delivered', 'read', 'failed', 'withheld'],
  messageChannel: ['sms', 'push', 'both', 'none', 'email', 'whatsapp'],
  messageCarrier: ['outbox', 'unifonic', 'twilio', 'smtp', 'push', 'whatsapp'],
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
    'notOnWhatsapp',
    'templateMissing',
    'windowClosed',
    'fileMissing',
    'noFileWay',
    'unknown',
  ],
  smsProvider: ['unifonic', 'twilio'],
  // Meta’s Cloud API, Twilio, and Unifonic.
  whatsappProvider: ['meta', 'twilio', 'unifonic'],
  replyButton: ['confirm', 'move', 'cancel', 'approve', 'cancelYes', 'cancelNo'],
  templateState: ['draft', 'submitted', 'approved', 'rejected'],
} as const
