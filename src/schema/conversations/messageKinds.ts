// Messages of conversations. Built-in texts: messages.sms.<kind>; meaning of a placeholder: messages.placeholders.<name>.

/** The kinds, each with the placeholders of its texts. */
export const messageKinds = { conversationReply: ['body'], conversationInvite: ['tenant'], cancelQuestion: ['ref', 'when'] } as const
