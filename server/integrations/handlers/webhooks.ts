// Handlers of webhooks.
import { command } from '../../core/http/actor.ts'
import type { Handlers } from '../../core/services.ts'
import { issueWebhookSecret, pauseWebhook, replayDelivery, replayWebhook, resumeWebhook, testWebhook } from '../webhooks/endpoints.ts'

/** The handlers by call. */
export const webhookHandlers = {
  issueWebhookSecret: (call) =>
    command(call, async (one, id) => ({
      secret: await issueWebhookSecret(one, id),
      successMessage: call.services.texts(call.language, 'messages.webhookSecretMade'),
    })),
  pauseWebhook: (call) =>
    command(call, async (one, id) => {
      await pauseWebhook(one, id)
      return { successMessage: call.services.texts(call.language, 'messages.webhookPaused') }
    }),
  resumeWebhook: (call) =>
    command(call, async (one, id) => {
      await resumeWebhook(one, id)
      return { successMessage: call.services.texts(call.language, 'messages.webhookResumed') }
    }),
  testWebhook: (call) =>
    command(call, async (one, id) => ({
      id: await testWebhook(one, id),
      successMessage: call.services.texts(call.language, 'messages.webhookTested'),
    })),
  replayWebhook: (call) =>
    command(call, async (one, id) => {
      const count = await replayWebhook(one, id, call.input.since)
      return { count, successMessage: call.services.texts(call.language, 'messages.webhookReplayed', { smart_count: count }) }
    }),
  replayDelivery: (call) =>
    command(call, async (one, id) => {
      await replayDelivery(one, id)
      return { successMessage: call.services.texts(call.language, 'messages.deliveryReplayed') }
    }),
} satisfies Partial<Handlers>
