// Handlers of API keys.
import { command } from '../../core/http/actor.ts'
import type { Handlers } from '../../core/services.ts'
import { issueApiKey, revokeApiKey } from '../apiKeys.ts'

/** The handlers by call. */
export const apiKeyHandlers = {
  issueApiKey: (call) =>
    command(call, async (one, id) => ({
      key: await issueApiKey(one, id),
      successMessage: call.services.texts(call.language, 'messages.keyIssued'),
    })),
  revokeApiKey: (call) =>
    command(call, async (one, id) => {
      await revokeApiKey(one, id)
      return { successMessage: call.services.texts(call.language, 'messages.keyRevoked') }
    }),
} satisfies Partial<Handlers>
