// Handlers of conversations.
import { answerThread, assignThread, inviteToThread, readThread } from '../answerThread.ts'
import { showThread } from '../showThread.ts'
import { subjectNamed } from '../subject.ts'
import { presentRow } from '../../core/access/present.ts'
import { actorOf, command } from '../../core/http/actor.ts'
import type { Handlers } from '../../core/services.ts'

/** The handlers by call. */
export const conversationHandlers = {
  showThread: (call) => {
    const { services, params, db } = call
    return db.transaction((one) => showThread(services, one, actorOf(call), subjectNamed(params['resource']), params['id'] ?? ''))
  },
  answerThread: (call) =>
    command(call, async (one, id) => {
      await answerThread(one, subjectNamed(call.params['resource']), id, call.input)
      return { successMessage: call.services.texts(call.language, 'messages.replied') }
    }),
  inviteToThread: (call) =>
    command(call, async (one, id) => {
      await inviteToThread(one, subjectNamed(call.params['resource']), id)
      return { successMessage: call.services.texts(call.language, 'messages.conversationInvited') }
    }),
  readThread: (call) =>
    command(call, async (one, id) => {
      await readThread(one, id)
      return {}
    }),
  assignThread: (call) =>
    command(call, async (one, id) => {
      const row = await assignThread(one, id, call.input.staffId)
      return {
        conversation: presentRow('conversations', row, one.actor, 'show'),
        successMessage: call.services.texts(call.language, 'messages.conversationAssigned'),
      }
    }),
} satisfies Partial<Handlers>
