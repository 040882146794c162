// Handlers of browsers that are pushed to, and of dead letters.
import { onceByKey } from '../actions/onceByKey.ts'
import { subscribe, unsubscribe, type Owner } from '../actions/messages/pushSubscriptions.ts'
import { resendMessage, resendMessages } from '../actions/messages/resendMessage.ts'
import { findRow, type Scope } from '../db/repository.ts'
import type { Caller, Handlers } from '../house.ts'
import { presentRow } from '../present.ts'
import { Problem } from '../problem.ts'
import { acting } from './actor.ts'
import { customerOf } from './landingPage.ts'

/** Throws unauthenticated for a visitor. */
async function ownerOf(tx: Scope, caller: Caller): Promise<Owner> {
  if (caller.actor && caller.audience === 'staff') return { customerId: null, staffId: caller.actor.id }
  if (caller.audience !== 'customer') throw new Problem('unauthenticated')
  return { customerId: (await customerOf(tx, caller)).id, staffId: null }
}

/** The handlers by call. */
export const messageHandlers = {
  pushKey: ({ house }) => Promise.resolve({ publicKey: house.carriers.push.publicKey }),
  subscribePush: async ({ house, caller, input, language, userAgent, scoped }) => {
    await house.rateLimits.take('pushByPerson', `${caller.tenantId}:${caller.subjectId ?? caller.mobile}`)
    return scoped(async (tx) => {
      const browser = { ...input, device: userAgent, languageId: language === 'arabic' ? '2' : '1' } as const
      await subscribe({ house, tx }, await ownerOf(tx, caller), browser)
      return {}
    })
  },
  unsubscribePush: ({ caller, input, scoped }) =>
    scoped(async (tx) => {
      await unsubscribe(tx, await ownerOf(tx, caller), input.endpoint)
      return {}
    }),
  testPush: async (call) => {
    await call.house.rateLimits.take('pushByPerson', `${call.caller.tenantId}:${call.caller.subjectId}`)
    return acting(call, async ({ house, tx, actor }) => {
      const me = await findRow(tx, 'staff', actor.id)
      if (!me) throw new Problem('notFound')
      const body = house.texts(call.language, 'messages.pushTest')
      const message = {
        recipient: me.email,
        staffId: me.id,
        kind: 'staffNotice',
        channel: 'push',
        languageId: me.languageId,
        body,
        link: '/home/me',
      } as const
      await house.messages.queue(tx, message, house.now())
      return { successMessage: house.texts(call.language, 'messages.pushTested') }
    })
  },
  resendMessage: (call) =>
    acting(call, async (one, id) => {
      const { house, input, idempotencyKey, language } = call
      const row = await onceByKey(one.tx, idempotencyKey, `resend:${one.actor.id}`, { input, id }, house.now(), () =>
        resendMessage(one, id, input.version),
      )
      return { row: presentRow('messages', row, one.actor, 'show'), successMessage: house.texts(language, 'messages.willBeResent') }
    }),
  resendMessages: (call) =>
    acting(call, async (one) => {
      const { house, input, idempotencyKey, language } = call
      const done = await onceByKey(one.tx, idempotencyKey, `resend:${one.actor.id}`, input, house.now(), () =>
        resendMessages(one, input.ids),
      )
      return { ...done, successMessage: house.texts(language, 'messages.willBeResent') }
    }),
} satisfies Partial<Handlers>
