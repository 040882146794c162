// Handlers of staff accounts: activating and deactivating, open work, invitations.
import { enableDisable, openWorkOf } from '../handOver.ts'
import { decideAdministrator, proposeAdministrator } from '../administratorRequests.ts'
import { sendPasswordLink } from '../passwordLinks.ts'
import { lockRow, requireRight } from '../../core/commit/saveRecord.ts'
import type { Handlers } from '../../core/services.ts'
import { presentRow } from '../../core/access/present.ts'
import { Problem } from '../../core/http/problem.ts'
import { command } from '../../core/http/actor.ts'
import { commit } from '../../core/commit/commit.ts'
import { staffActor } from '../../core/commit/actor.ts'

/** The handlers. */
export const staffManagementHandlers = {
  enableDisable: (call) =>
    command(call, async (one, id) => {
      const { staff, moved } = await enableDisable(one, id, call.input)
      return {
        staff: presentRow('staff', staff, one.actor, 'show'),
        moved,
        successMessage: call.services.texts(call.language, staff.active ? 'messages.staffEnabled' : 'messages.staffDisabled'),
      }
    }),
  proposeAdministrator: (call) =>
    command(call, async (one, id) => {
      const state = await proposeAdministrator(one, id, call.caller.tenantId)
      const key = state === 'open' ? 'messages.administratorProposed' : 'messages.administratorMade'
      return { state, successMessage: call.services.texts(call.language, key) }
    }),
  decideAdministrator: (call) =>
    command(call, async (one, id) => {
      await decideAdministrator(one, id, call.input.decision, call.caller.tenantId)
      return { successMessage: call.services.texts(call.language, `messages.administratorDecided.${call.input.decision}`) }
    }),
  staffOpenWork: (call) =>
    command(call, async (one, id) => {
      await lockRow(one, 'staff', id)
      const counts = await openWorkOf(one, id)
      return { counts, total: Object.values(counts).reduce((sum, count) => sum + count, 0) }
    }),
  invite: (call) =>
    command(call, async (one, id) => {
      const staff = await lockRow(one, 'staff', id)
      requireRight(one.actor, 'staff', 'configure', staff)
      if (!staff.active) throw new Problem('badInput', { fields: { active: { key: 'validation.activeStaff' } } })
      const kind = staff.lastSignInAt ? 'reset' : 'invitation'
      await sendPasswordLink(one.services, one.tx, staff, call.caller.tenantId, kind)
      const changes = { invitedAt: one.services.now().toISOString() }
      if (kind === 'invitation')
        await commit(one, { resource: 'staff', action: 'update', before: staff, changes, by: staffActor(one.actor.id) })
      return { successMessage: call.services.texts(call.language, kind === 'invitation' ? 'messages.invited' : 'messages.resetSent') }
    }),
} satisfies Partial<Handlers>
