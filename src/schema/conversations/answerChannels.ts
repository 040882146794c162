/** The channels that a colleague may answer by. */
export const answerChannels = ['whatsapp', 'sms', 'email'] as const
