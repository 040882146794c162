// Handlers of signing in and of the admin's shell; one's own account is in me.ts.
import { countingTries, knownOf, staffDevice } from '../limitSignIn.ts'
import { accountsOf, changePassword, signIn } from '../signIn.ts'
import { listRows } from '../../core/db/repository.ts'
import type { Handlers, OpenHandler } from '../../core/services.ts'
import { Problem } from '../../core/http/problem.ts'
import { closeSession } from '../../core/access/sessions.ts'
import { actorOf } from '../../core/http/actor.ts'
import { describeStaff } from '../../core/access/describeStaff.ts'

// Limits not declared by the call: only failures count, and a refusal is recorded.
const login: OpenHandler<'login'> = async ({ services, input, tenantId, address, userAgent, language, device }) => {
  const accounts = await accountsOf(services, input.email, tenantId)
  const known = knownOf(device, accounts)
  const origin = { address, userAgent, language, known }
  const answer = await countingTries(services, { email: input.email, origin, known, accounts }, () =>
    signIn(services, accounts, input, origin),
  )
  const entered =
    'token' in answer && accounts.find(({ tenantId: id, staff }) => staff.id === answer.staff.id && id === answer.staff.tenantId)
  if (entered) device.remember(staffDevice(entered.tenantId, entered.staff))
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
  changePassword: async ({ services, caller, input, language, device }) => {
    const id = caller.subjectId ?? ''
    const password = await changePassword(services, caller.tenantId, id, caller.tokenHash, input.current, input.password)
    device.remember(staffDevice(caller.tenantId, { id, password }))
    return { successMessage: services.texts(language, 'messages.passwordChanged') }
  },
  designationList: ({ db }) =>
    db.asSystem('designations are named to all staff', async (tx) => {
      const { data, total } = await listRows(tx, 'designation', { page: 1, size: 50 })
      return { data: data.map(({ id, name, role }) => ({ id, name, role })), total }
    }),
} satisfies Partial<Handlers>
