// Handlers of the authenticator app: one's own, and a colleague's lost one.
import { beginAuthenticator, confirmAuthenticator, endAuthenticator, renewRecoveryCodes, showAuthenticator } from '../authenticator.ts'
import { lockRow, requireRight } from '../../core/commit/saveRecord.ts'
import type { Handlers } from '../../core/services.ts'
import { Problem } from '../../core/http/problem.ts'
import { actorOf, command } from '../../core/http/actor.ts'
import { afterPassword } from './afterPassword.ts'

/** The handlers by call. */
export const authenticatorHandlers = {
  authenticator: (call) => call.db.asSystem("the person's own account", (tx) => showAuthenticator(tx, actorOf(call).id)),
  beginAuthenticator: (call) => afterPassword(call, (tx, staff) => beginAuthenticator(call.services, tx, staff)),
  confirmAuthenticator: async (call) => {
    const { services, caller, language } = call
    const { id } = actorOf(call)
    const key = `${caller.tenantId}:${id}`
    // Not declared by the call, since only wrong codes count.
    await services.rateLimits.take('appCodeByAccount', key)
    const recoveryCodes = await call.db.asSystem("the person's own account", (tx) =>
      confirmAuthenticator(services, tx, { staffId: id, tokenHash: caller.tokenHash, code: call.input.code }),
    )
    if (!recoveryCodes) throw new Problem('wrongAppCode', { fields: { code: { key: 'errors.wrongAppCode' } } })
    await services.rateLimits.forget('appCodeByAccount', key)
    return { recoveryCodes, successMessage: services.texts(language, 'messages.authenticatorOn') }
  },
  renewRecoveryCodes: (call) =>
    afterPassword(call, async (tx, staff) => ({ recoveryCodes: await renewRecoveryCodes(call.services, tx, staff) })),
  endAuthenticator: (call) =>
    afterPassword(call, async (tx, staff) => {
      await endAuthenticator(call.services, tx, staff, staff.id)
      return { successMessage: call.services.texts(call.language, 'messages.authenticatorOff') }
    }),
  resetAuthenticator: (call) =>
    command(call, async (one, id) => {
      const staff = await lockRow(one, 'staff', id)
      requireRight(one.actor, 'staff', 'configure', staff)
      await endAuthenticator(one.services, one.tx, staff, one.actor.id)
      return { successMessage: call.services.texts(call.language, 'messages.authenticatorReset') }
    }),
} satisfies Partial<Handlers>
