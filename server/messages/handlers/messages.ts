// Handlers of push subscriptions and of failed messages.
import { subscribe, unsubscribe, type Owner } from '../pushSubscriptions.ts'
import { resendMessage, resendMessages } from '../resendMessage.ts'
import { findRow, type Scope } from '../../core/db/repository.ts'
import type { Caller, Handlers } from '../../core/services.ts'
import { presentRow } from '../../core/access/present.ts'
import { Problem } from '../../core/http/problem.ts'
import { acting, command } from '../../core/http/actor.ts'
import { customerOf } from '../../core/access/customerOf.ts'

/** The owner of a push subscription. Throws unauthenticated (401) for a visitor. */
async function ownerOf(tx: Scope, caller: Caller): Promise<Owner> {
  if (caller.actor && caller.audience === 'staff') return { customerId: null, staffId: caller.actor.id }
  if (caller.audience !== 'customer') throw new Problem('unauthenticated')
  return { customerId: (await customerOf(tx, caller)).id, staffId: null }
}

/** The handlers by call. */
export const messageHandlers = {
  pushKey: ({ services }) => Promise.resolve({ publicKey: services.senders.push.publicKey }),
  subscribePush: async ({ services, caller, input, language, userAgent, db }) => {
    return db.asSystem('the browser of whoever is signed in', async (tx) => {
      const browser = { ...input, device: userAgent, languageId: language === 'arabic' ? '2' : '1' } as const
      await subscribe({ services, tx }, await ownerOf(tx, caller), browser)
      return {}
    })
  },
  unsubscribePush: ({ caller, input, db }) =>
    db.asSystem('the browser of whoever is signed in', async (tx) => {
      await unsubscribe(tx, await ownerOf(tx, caller), input.endpoint)
      return {}
    }),
  testPush: async (call) => {
    return acting(call, "a push to the person's own browsers", async ({ services, tx, actor }) => {
      const me = await findRow(tx, 'staff', actor.id)
      if (!me) throw new Problem('notFound')
      const body = services.texts(call.language, 'messages.pushTest')
      const message = {
        recipient: me.email,
        staffId: me.id,
        kind: 'staffNotice',
        channel: 'push',
        languageId: me.languageId,
        body,
        link: '/home/me',
      } as const
      await services.messages.queue(tx, message, services.now())
      return { successMessage: services.texts(call.language, 'messages.pushTested') }
    })
  },
  resendMessage: (call) =>
    command(call, async (one, id) => {
      const { services, input, language } = call
      const row = await resendMessage(one, id, input.version)
      return { row: presentRow('messages', row, one.actor, 'show'), successMessage: services.texts(language, 'messages.willBeResent') }
    }),
  resendMessages: (call) =>
    command(call, async (one) => {
      const { services, input, language } = call
      const done = await resendMessages(one, input.ids)
      return { ...done, successMessage: services.texts(language, 'messages.willBeResent') }
    }),
} satisfies Partial<Handlers>
