// Making a colleague an administrator, which wants the consent of a second administrator.
import { dayMs } from '../../src/schema/core/time/dayLength.ts'
import { staffActor } from '../core/commit/actor.ts'
import { refuse } from '../core/commit/checks.ts'
import { commit } from '../core/commit/commit.ts'
import { lockRow, requireRight, type Acting } from '../core/commit/saveRecord.ts'
import { closeOtherSessions } from '../core/access/sessions.ts'
import { findRow, readRows, type RowOf } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'
import { notify } from '../notifications/index.ts'
import { administratorDays, administratorDesignation, administrators, hasSecond, isAdministrator } from './administrators.ts'
import { notifyOfAccount } from './notifyOfAccount.ts'
import { sendPasswordLink } from './passwordLinks.ts'

/** What becomes of a proposal. */
export type Decision = 'agreed' | 'declined' | 'withdrawn'
const resource = 'administratorRequests'

async function lockPerson(acting: Acting, id: string): Promise<RowOf<'staff'>> {
  const staff = await lockRow(acting, 'staff', id)
  requireRight(acting.actor, 'staff', 'configure', staff)
  return staff
}

/**
 * Proposes a colleague as administrator; without a second administrator they become one at once. Throws badInput (400) for oneself,
 * alreadyExists (409) for an administrator or while a proposal is open.
 */
export async function proposeAdministrator(acting: Acting, id: string, tenantId: string): Promise<'open' | 'agreed'> {
  const { services, tx, actor } = acting
  const staff = await lockPerson(acting, id)
  if (id === actor.id) throw refuse('designationId', 'validation.ownRights')
  const open = await openRequest(acting, id)
  if (open || isAdministrator(staff, await administratorDesignation(tx))) throw new Problem('alreadyExists')
  if (!(await hasSecond(acting, actor.id, id))) {
    await appoint(acting, staff, tenantId)
    return 'agreed'
  }
  const expiresAt = new Date(services.now().getTime() + administratorDays * dayMs).toISOString()
  const values = { staffId: id, proposedById: actor.id, expiresAt }
  await commit(acting, { resource, action: 'create', values, by: staffActor(actor.id) })
  const others = (await administrators(tx)).filter((one) => one !== actor.id)
  await notify(services, tx, others, { kind: 'administratorProposed', resource: 'staff', rowId: id })
  return 'open'
}

/**
 * Ends the open proposal of a colleague. Throws moveNotAllowed (409) without one, and forbidden (403) for one's own proposal, which only others
 * agree to or decline, and for another's, which one cannot withdraw.
 */
export async function decideAdministrator(acting: Acting, id: string, decision: Decision, tenantId: string): Promise<void> {
  const { services, tx, actor } = acting
  const staff = await lockPerson(acting, id)
  const before = await openRequest(acting, id)
  if (!before) throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  // Otherwise one administrator alone could make another one.
  if ((before.proposedById === actor.id) !== (decision === 'withdrawn') || id === actor.id) throw new Problem('forbidden')
  if (decision === 'agreed') await appoint(acting, staff, tenantId)
  const changes = { state: decision, decidedById: actor.id, decidedAt: services.now().toISOString() }
  await commit(acting, { resource, action: 'update', before, changes, by: staffActor(actor.id) })
  const state = (language: 'english' | 'arabic') => services.texts(language, `enumerations.administratorRequestState.${decision}`)
  const params = (language: 'english' | 'arabic') => ({ state: state(language) })
  if (decision !== 'withdrawn')
    await notify(services, tx, [before.proposedById], { kind: 'administratorDecided', params, resource: 'staff', rowId: id })
}

/** The open proposal under lock. One that is too old, or whose author is no administrator any more, is ended here. */
async function openRequest(acting: Acting, staffId: string): Promise<RowOf<typeof resource> | undefined> {
  const { services, tx } = acting
  const [found] = await readRows(tx, resource, { size: 1, filters: { staffId: [staffId], state: ['open'] } })
  const before = found && (await findRow(tx, resource, found.id, { lock: true }))
  if (!before) return undefined
  if (before.expiresAt > services.now().toISOString() && (await administrators(tx)).includes(before.proposedById)) return before
  await commit(acting, { resource, action: 'update', before, changes: { state: 'expired' }, by: staffActor(before.proposedById) })
  return undefined
}

// A password that somebody else may have set ends with the change: the person proves their address and chooses a new one.
async function appoint(acting: Acting, before: RowOf<'staff'>, tenantId: string): Promise<void> {
  const { services, tx, actor } = acting
  const designationId = await administratorDesignation(tx)
  const changes = { designationId, staffType: null, active: true, password: null, administratorUntil: null }
  const staff = await commit(acting, { resource: 'staff', action: 'update', before, changes, by: staffActor(actor.id) })
  await closeOtherSessions(tx, staff.id, null)
  await sendPasswordLink(services, tx, staff, tenantId, 'reset')
  await notifyOfAccount(services, tx, staff, 'administrator')
}
