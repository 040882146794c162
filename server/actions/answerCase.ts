// What a customer writes about a case of theirs: more while it is worked on, or why it must be opened again.
import { completeRow, findRow, insertRows, updateRow, type RowOf, type Scope } from '../db/repository.ts'
import type { House } from '../house.ts'
import { Problem } from '../problem.ts'
import { auditChange } from './auditChange.ts'
import { managersOf } from './managersOf.ts'
import { notify } from './notify.ts'
import { reopening, type KnownCase } from './ownCases.ts'
import { reopenedValues } from './rules/caseTimes.ts'

async function keepAnswer(house: House, tx: Scope, { kind, row }: KnownCase, body: string): Promise<void> {
  const now = house.now()
  const { id, department, locationId, ownerId, customerId, ref } = row
  const customer = await findRow(tx, 'customers', customerId)
  const link = kind === 'complaints' ? { complaintId: id } : { feedbackId: id }
  const values = { ...link, body, fromCustomer: true, languageId: customer?.languageId, department, locationId, ownerId }
  const answer = completeRow('caseReplies', values, null, now)
  await insertRows(tx, 'caseReplies', [answer])
  await auditChange(tx, { resource: 'caseReplies', rowId: answer.id, action: 'create', before: {}, after: answer, by: null, now })
  const people = ownerId ? [ownerId] : await managersOf(tx, kind, row)
  await notify(house, tx, people, { kind: 'caseAnswered', params: { ref }, resource: kind, rowId: id })
}

/** Keeps it with the case and tells whoever works on it. Throws moveNotAllowed for a case that is closed. */
export async function answerCase(house: House, tx: Scope, about: KnownCase, body: string): Promise<KnownCase> {
  if (about.row.status === 'closed') throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  await keepAnswer(house, tx, about, body)
  return about
}

/** Opens a closed case again with the reason. Throws moveNotAllowed for one that is open, or was closed too long ago. */
export async function reopenCase(house: House, tx: Scope, { kind, row: before }: KnownCase, body: string): Promise<KnownCase> {
  const now = house.now()
  const move = reopening(before, now)
  if (!move) throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  const cleared = Object.fromEntries((move.clears ?? []).map((field) => [field, null]))
  const values = { ...cleared, status: move.to, ...(await reopenedValues(tx, before, now)) }
  const row: RowOf<typeof kind> = await updateRow(tx, kind, before, values, null, now)
  await auditChange(tx, { resource: kind, rowId: row.id, action: 'move', before, after: row, by: null, now })
  await keepAnswer(house, tx, { kind, row }, body)
  return { kind, row }
}
