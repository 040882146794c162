// Handlers of what concerns the person themselves: account, sessions, notifications, and passwords set by link.
import { setTimeout as pause } from 'node:timers/promises'
import { listNotifications, markRead } from '../actions/ownNotifications.ts'
import { endOtherSessions, endSession, listOwnSessions } from '../actions/ownSessions.ts'
import { sendResets, setPasswordByLink, showPasswordLink } from '../actions/passwordLinks.ts'
import { findOwn, profileOf, updateProfile } from '../actions/showProfile.ts'
import { readRows } from '../db/repository.ts'
import type { Handlers, SessionCall } from '../house.ts'
import { actorOf } from './actor.ts'

const asking = (call: SessionCall<unknown>) => ({ staffId: actorOf(call).id, tokenHash: call.caller.tokenHash, now: call.house.now() })
const bell = 20
const history = 20
// Longer than sending a link takes, so that the time of the answer does not tell whether there was anybody to send it to.
const answersAfter = 250

/** The handlers by call. */
export const meHandlers = {
  profile: (call) => call.scoped(async (tx) => ({ profile: profileOf(await findOwn(tx, actorOf(call).id)) })),
  updateProfile: (call) =>
    call.scoped(async (tx) => ({
      profile: await updateProfile(call.house, tx, actorOf(call).id, call.input),
      successMessage: call.house.texts(call.language, 'messages.saved'),
    })),
  ownSessions: (call) =>
    call.scoped(async (tx) => {
      const data = await readRows(tx, 'signIns', { size: history, filters: { staffId: [actorOf(call).id] } })
      return { sessions: await listOwnSessions(tx, asking(call)), signIns: data }
    }),
  endSessions: (call) =>
    call.scoped(async (tx) => {
      if ('others' in call.input) return { ended: await endOtherSessions(tx, asking(call)) }
      await endSession(tx, asking(call), call.input.id)
      return { ended: 1 }
    }),
  ownNotifications: (call) => call.scoped((tx) => listNotifications(tx, actorOf(call).id, call.input.size ?? bell)),
  readNotifications: (call) =>
    call.scoped((tx) => markRead(tx, actorOf(call).id, 'all' in call.input ? null : call.input.ids, call.house.now())),
  requestPasswordReset: async ({ house, input, address, language }) => {
    await house.rateLimits.take('resetByAddress', address)
    await house.rateLimits.take('resetByAccount', input.email)
    await Promise.all([sendResets(house, input.email), pause(answersAfter)])
    return { successMessage: house.texts(language, 'messages.resetSent') }
  },
  passwordLink: async ({ house, input, address }) => {
    await house.rateLimits.take('tryByAddress', `link:${address}`)
    return showPasswordLink(house, input.token)
  },
  setPassword: async ({ house, input, address, language }) => {
    await house.rateLimits.take('tryByAddress', `link:${address}`)
    return {
      email: await setPasswordByLink(house, input.token, input.password),
      successMessage: house.texts(language, 'messages.passwordChanged'),
    }
  },
} satisfies Partial<Handlers>
