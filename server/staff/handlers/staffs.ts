// Handlers of signing in and of the admin's shell; one's own account is in me.ts.
import { changePassword, recordLocked, signIn } from '../signIn.ts'
import { listRows } from '../../core/db/repository.ts'
import type { Handlers, OpenHandler } from '../../core/services.ts'
import { Problem } from '../../core/http/problem.ts'
import { closeSession } from '../../core/access/sessions.ts'
import { actorOf } from '../../core/http/actor.ts'
import { describeStaff } from '../../core/access/describeStaff.ts'

// Limits not declared by the call: only failures count, and a refusal is recorded.
const login: OpenHandler<'login'> = async ({ services, input, tenantId, address, userAgent, language }) => {
  await services.rateLimits.take('signInByAddress', address)
  await services.rateLimits.take('signInByAccount', input.email).catch(async (refused: unknown) => {
    if (refused instanceof Problem) await recordLocked(services, input.email, { address, userAgent })
    throw refused
  })
  const answer = await signIn(services, input, tenantId, { address, userAgent, language })
  // A whole office uses one address, so only failed attempts count there.
  await services.rateLimits.giveBack('signInByAddress', address)
  await services.rateLimits.forget('signInByAccount', input.email)
  return answer
}

/** The handlers by call. */
export const staffHandlers = {
  login,
  logout: ({ caller, db }) =>
    db.asSystem('the session itself', async (tx) => {
      await closeSession(tx, caller.tokenHash)
      return {}
    }),
  me: (call) =>
    call.db.asSystem("the person's own account", async (tx) => {
      const staff = await describeStaff(tx, call.caller.tenantId, actorOf(call).id)
      if (!staff) throw new Problem('unauthenticated')
      return { staff }
    }),
  changePassword: async ({ services, caller, input, language }) => {
    await changePassword(services, caller.tenantId, caller.subjectId ?? '', caller.tokenHash, input.current, input.password)
    return { successMessage: services.texts(language, 'messages.passwordChanged') }
  },
  designationList: ({ db }) =>
    db.asSystem('designations are named to all staff', async (tx) => {
      const { data, total } = await listRows(tx, 'designation', { page: 1, size: 50 })
      return { data: data.map(({ id, name, role }) => ({ id, name, role })), total }
    }),
} satisfies Partial<Handlers>
