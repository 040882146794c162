// Handlers of the authenticator app: one's own, and a colleague's lost one.
import {
  beginAuthenticator,
  confirmAuthenticator,
  endAuthenticator,
  renewRecoveryCodes,
  showAuthenticator,
} from '../actions/authenticator.ts'
import { lockRow, requireRight } from '../actions/saveRecord.ts'
import { requirePassword } from '../actions/signIn.ts'
import { findRow, type RowOf, type Scope } from '../db/repository.ts'
import type { Handlers, SessionCall } from '../house.ts'
import { Problem } from '../problem.ts'
import { acting, actorOf } from './actor.ts'

// Whoever finds a session open must not be able to lock its person out.
async function afterPassword<R>(
  call: SessionCall<{ password: string }>,
  work: (tx: Scope, staff: RowOf<'staff'>) => Promise<R>,
): Promise<R> {
  const { house, caller, input } = call
  const { id } = actorOf(call)
  await house.rateLimits.take('signInByAccount', `${caller.tenantId}:${id}`)
  await requirePassword(house, caller.tenantId, id, input.password, 'password')
  await house.rateLimits.forget('signInByAccount', `${caller.tenantId}:${id}`)
  return call.scoped(async (tx) => {
    const staff = await findRow(tx, 'staff', id, { lock: true })
    if (!staff) throw new Problem('unauthenticated')
    return work(tx, staff)
  })
}

/** The handlers by call. */
export const authenticatorHandlers = {
  authenticator: (call) => call.scoped((tx) => showAuthenticator(tx, actorOf(call).id)),
  beginAuthenticator: (call) => afterPassword(call, (tx, staff) => beginAuthenticator(call.house, tx, staff)),
  confirmAuthenticator: async (call) => {
    const { house, caller, language } = call
    const { id } = actorOf(call)
    const key = `${caller.tenantId}:${id}`
    await house.rateLimits.take('appCodeByAccount', key)
    const recoveryCodes = await call.scoped((tx) =>
      confirmAuthenticator(house, tx, { staffId: id, tokenHash: caller.tokenHash, code: call.input.code }),
    )
    if (!recoveryCodes) throw new Problem('wrongAppCode', { fields: { code: { key: 'errors.wrongAppCode' } } })
    await house.rateLimits.forget('appCodeByAccount', key)
    return { recoveryCodes, successMessage: house.texts(language, 'messages.authenticatorOn') }
  },
  renewRecoveryCodes: (call) =>
    afterPassword(call, async (tx, staff) => ({ recoveryCodes: await renewRecoveryCodes(call.house, tx, staff) })),
  endAuthenticator: (call) =>
    afterPassword(call, async (tx, staff) => {
      await endAuthenticator(call.house, tx, staff, staff.id)
      return { successMessage: call.house.texts(call.language, 'messages.authenticatorOff') }
    }),
  resetAuthenticator: (call) =>
    acting(call, async (one, id) => {
      const staff = await lockRow(one, 'staff', id)
      requireRight(one.actor, 'staff', 'configure', staff)
      await endAuthenticator(one.house, one.tx, staff, one.actor.id)
      return { successMessage: call.house.texts(call.language, 'messages.authenticatorReset') }
    }),
} satisfies Partial<Handlers>
