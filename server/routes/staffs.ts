// Handlers of the staffs family that concern signing in and the desk as a whole; one's own account is in me.ts.
import { changePassword, describeStaff, recordLocked, signIn } from '../actions/signIn.ts'
import { countBadges } from '../actions/countBadges.ts'
import { showDashboard } from '../actions/showDashboard.ts'
import { listRows } from '../db/repository.ts'
import type { Handlers, OpenHandler } from '../house.ts'
import { Problem } from '../problem.ts'
import { closeSession } from '../sessions.ts'
import { actorOf } from './actor.ts'

const login: OpenHandler<'login'> = async ({ house, input, tenantId, address, userAgent, language }) => {
  await house.rateLimits.take('signInByAddress', address)
  await house.rateLimits.take('signInByAccount', input.email).catch(async (refused: unknown) => {
    if (refused instanceof Problem) await recordLocked(house, input.email, { address, userAgent })
    throw refused
  })
  const answer = await signIn(house, input, tenantId, { address, userAgent, language })
  // An office that arrives at eight comes from one address: only what fails counts there.
  await house.rateLimits.giveBack('signInByAddress', address)
  await house.rateLimits.forget('signInByAccount', input.email)
  return answer
}

/** The handlers by call. */
export const staffHandlers = {
  login,
  logout: ({ caller, scoped }) =>
    scoped(async (tx) => {
      await closeSession(tx, caller.tokenHash)
      return {}
    }),
  me: (call) =>
    call.scoped(async (tx) => {
      const staff = await describeStaff(tx, call.caller.tenantId, actorOf(call).id)
      if (!staff) throw new Problem('unauthenticated')
      return { staff }
    }),
  changePassword: async ({ house, caller, input, language }) => {
    await house.rateLimits.take('signInByAccount', `${caller.tenantId}:${caller.subjectId}`)
    await changePassword(house, caller.tenantId, caller.subjectId ?? '', caller.tokenHash, input.current, input.password)
    return { successMessage: house.texts(language, 'messages.passwordChanged') }
  },
  badgeCounts: (call) => call.scoped((tx) => countBadges(call.house, tx, actorOf(call))),
  designationList: ({ scoped }) =>
    scoped(async (tx) => {
      const { data, total } = await listRows(tx, 'designation', { page: 1, size: 50 })
      return { data: data.map(({ id, name, role }) => ({ id, name, role })), total }
    }),
  dashboard: (call) => call.scoped((tx) => showDashboard(call.house, tx, actorOf(call), call.input)),
} satisfies Partial<Handlers>
