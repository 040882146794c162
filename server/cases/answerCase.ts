// A customer writes about their own case: a reply while it is open, or the reason for reopening it.
import { findRow, type RowOf, type Scope } from '../core/db/repository.ts'
import type { Services } from '../core/services.ts'
import { Problem } from '../core/http/problem.ts'
import { managersOf } from '../core/access/managersOf.ts'
import { notify } from '../notifications/index.ts'
import { reopening, type KnownCase } from './ownCases.ts'
import { reopenedValues } from './rules/caseTimes.ts'
import { commit } from '../core/commit/commit.ts'
import type { ChangeActor } from '../core/commit/actor.ts'

async function keepAnswer(services: Services, tx: Scope, by: ChangeActor, { kind, row }: KnownCase, body: string): Promise<void> {
  const { id, department, locationId, ownerId, customerId, ref } = row
  const customer = await findRow(tx, 'customers', customerId)
  const link = kind === 'complaints' ? { complaintId: id } : { feedbackId: id }
  const values = { ...link, body, fromCustomer: true, languageId: customer?.languageId, department, locationId, ownerId }
  await commit({ services, tx }, { resource: 'caseReplies', action: 'create', values, by })
  const people = ownerId ? [ownerId] : await managersOf(tx, kind, row)
  await notify(services, tx, people, { kind: 'caseAnswered', params: { ref }, resource: kind, rowId: id })
}

/** Stores the reply with the case and notifies its owner. Throws moveNotAllowed (409) for a closed case. */
export async function answerCase(services: Services, tx: Scope, by: ChangeActor, about: KnownCase, body: string): Promise<KnownCase> {
  if (about.row.status === 'closed') throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  await keepAnswer(services, tx, by, about, body)
  return about
}

/** Reopens a closed case with the reason. Throws moveNotAllowed (409) for an open case, and for one closed too long ago. */
export async function reopenCase(
  services: Services,
  tx: Scope,
  by: ChangeActor,
  { kind, row: before }: KnownCase,
  body: string,
): Promise<KnownCase> {
  const now = services.now()
  const move = reopening(before, now)
  if (!move) throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  const cleared = Object.fromEntries((move.clears ?? []).map((field) => [field, null]))
  const changes = { ...cleared, status: move.to, ...(await reopenedValues(tx, before, now)) }
  // Its owner is notified of the reply instead.
  const row: RowOf<typeof kind> = await commit({ services, tx }, { resource: kind, action: 'move', before, changes, by, silent: true })
  await keepAnswer(services, tx, by, { kind, row }, body)
  return { kind, row }
}
