// Handlers about one colleague's account: opening and closing it, open work, invitations.
import { enableDisable, openWorkOf } from '../actions/handOver.ts'
import { sendPasswordLink } from '../actions/passwordLinks.ts'
import { lockRow, requireRight } from '../actions/saveRecord.ts'
import { updateRow } from '../db/repository.ts'
import type { Handlers } from '../house.ts'
import { presentRow } from '../present.ts'
import { Problem } from '../problem.ts'
import { acting } from './actor.ts'

/** The handlers. */
export const staffDeskHandlers = {
  enableDisable: (call) =>
    acting(call, async (one, id) => {
      const { staff, moved } = await enableDisable(one, id, call.input)
      return {
        staff: presentRow('staff', staff, one.actor, 'show'),
        moved,
        successMessage: call.house.texts(call.language, staff.active ? 'messages.staffEnabled' : 'messages.staffDisabled'),
      }
    }),
  staffOpenWork: (call) =>
    acting(call, async (one, id) => {
      await lockRow(one, 'staff', id)
      const counts = await openWorkOf(one, id)
      return { counts, total: Object.values(counts).reduce((sum, count) => sum + count, 0) }
    }),
  invite: (call) =>
    acting(call, async (one, id) => {
      const staff = await lockRow(one, 'staff', id)
      requireRight(one.actor, 'staff', 'configure', staff)
      if (!staff.active) throw new Problem('badInput', { fields: { active: { key: 'validation.activeStaff' } } })
      const kind = staff.lastSignInAt ? 'reset' : 'invitation'
      await sendPasswordLink(one.house, one.tx, staff, call.caller.tenantId, kind)
      const now = one.house.now()
      if (kind === 'invitation') await updateRow(one.tx, 'staff', staff, { invitedAt: now.toISOString() }, one.actor.id, now)
      return { successMessage: call.house.texts(call.language, kind === 'invitation' ? 'messages.invited' : 'messages.resetSent') }
    }),
} satisfies Partial<Handlers>
