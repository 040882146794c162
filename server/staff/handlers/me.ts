// Handlers of a person's own account: profile, sessions, notifications, and passwords set by link.
import { setTimeout as pause } from 'node:timers/promises'
import { endOtherSessions, endSession, listOwnSessions } from '../ownSessions.ts'
import { sendResets, setPasswordByLink, showPasswordLink } from '../passwordLinks.ts'
import { staffDevice } from '../limitSignIn.ts'
import { findOwn, profileOf, updateProfile } from '../showProfile.ts'
import { readRows } from '../../core/db/repository.ts'
import type { Handlers, SessionCall } from '../../core/services.ts'
import { actorOf } from '../../core/http/actor.ts'

const asking = (call: SessionCall<unknown>) => ({ staffId: actorOf(call).id, tokenHash: call.caller.tokenHash, now: call.services.now() })
const history = 20
// Milliseconds before every answer: longer than sending a link takes, so that the time does not reveal whether the account exists.
const answersAfter = 250

/** The handlers by call. */
export const meHandlers = {
  profile: (call) =>
    call.db.asSystem("the person's own account", async (tx) => ({ profile: profileOf(await findOwn(tx, actorOf(call).id)) })),
  updateProfile: (call) =>
    call.db.asSystem("the person's own account", async (tx) => ({
      profile: await updateProfile(call.services, tx, actorOf(call).id, call.input),
      successMessage: call.services.texts(call.language, 'messages.saved'),
    })),
  ownSessions: (call) =>
    call.db.asSystem("the person's own sessions", async (tx) => {
      const data = await readRows(tx, 'signIns', { size: history, filters: { staffId: [actorOf(call).id] } })
      return { sessions: await listOwnSessions(tx, asking(call)), signIns: data }
    }),
  endSessions: (call) =>
    call.db.asSystem("the person's own sessions", async (tx) => {
      if ('others' in call.input) return { ended: await endOtherSessions(tx, asking(call)) }
      await endSession(tx, asking(call), call.input.id)
      return { ended: 1 }
    }),
  requestPasswordReset: async ({ services, input, language }) => {
    await Promise.all([sendResets(services, input.email), pause(answersAfter)])
    return { successMessage: services.texts(language, 'messages.resetSent') }
  },
  passwordLink: ({ services, input }) => showPasswordLink(services, input.token),
  setPassword: async ({ services, input, language, device }) => {
    const { tenantId, staff } = await setPasswordByLink(services, input.token, input.password)
    // Who reads the person's mail may sign in from here, however often strangers guess.
    device.remember(staffDevice(tenantId, staff))
    return { email: staff.email, successMessage: services.texts(language, 'messages.passwordChanged') }
  },
} satisfies Partial<Handlers>
