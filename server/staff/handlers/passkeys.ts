// Handlers of passkeys: signing in with one, one's own, and a colleague's lost ones.
import { lockRow, requireRight } from '../../core/commit/saveRecord.ts'
import { actorOf, command } from '../../core/http/actor.ts'
import type { Handlers } from '../../core/services.ts'
import { enrolFirst, enterByPasskey } from '../enterByPasskey.ts'
import { findOwn } from '../showProfile.ts'
import {
  beginPasskey,
  beginSignIn,
  checkNewPasskey,
  keepPasskey,
  removePasskey,
  resetPasskeys,
  showPasskeys,
  signInByPasskey,
} from '../passkeys.ts'
import { afterPassword } from './afterPassword.ts'

/** The handlers by call. */
export const passkeyHandlers = {
  passkeyOptions: ({ services }) => beginSignIn(services),
  passkeyLogin: async (call) => {
    const { services, input, address } = call
    // Not declared by the call: only failures count.
    await services.rateLimits.take('signInByAddress', address)
    const person = await signInByPasskey(services, input)
    await services.rateLimits.giveBack('signInByAddress', address)
    return enterByPasskey(call, person)
  },
  enrolFirstPasskey: (call) => enrolFirst(call),
  passkeys: (call) => call.db.asSystem("the person's own account", async (tx) => showPasskeys(tx, await findOwn(tx, actorOf(call).id))),
  beginPasskey: (call) => afterPassword(call, (tx, staff) => beginPasskey(call.services, tx, call.caller.tenantId, staff)),
  addPasskey: async (call) => {
    const { services, caller, input, language, db } = call
    const { id } = actorOf(call)
    const made = await checkNewPasskey(services, caller.tenantId, id, 'add', input)
    await db.asSystem("the person's own account", async (tx) =>
      keepPasskey(services, tx, await findOwn(tx, id, true), made, input.name, caller.tokenHash),
    )
    return { successMessage: services.texts(language, 'messages.passkeyAdded') }
  },
  removePasskey: (call) =>
    afterPassword(call, async (tx, staff) => {
      await removePasskey(call.services, tx, staff, call.input.id)
      return { successMessage: call.services.texts(call.language, 'messages.passkeyRemoved') }
    }),
  resetPasskeys: (call) =>
    command(call, async (one, id) => {
      const staff = await lockRow(one, 'staff', id)
      requireRight(one.actor, 'staff', 'configure', staff)
      await resetPasskeys(one.services, one.tx, staff, one.actor.id)
      return { successMessage: call.services.texts(call.language, 'messages.passkeysReset') }
    }),
} satisfies Partial<Handlers>
