// A contact with a lead, logged at once: what came of it, who has the lead now, and when the next one is.
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Calls, OutputOf } from '../../src/schema/endpoints.ts'
import { isOpen } from '../../src/schema/transitions.ts'
import { readRows } from '../core/db/repository.ts'
import { Problem } from '../core/http/problem.ts'
import { refuse } from '../core/commit/checks.ts'
import { commit } from '../core/commit/commit.ts'
import { assignIfFree } from './assignIfFree.ts'
import { createRecord, lockRow, makerOf, requireRight, type Acting } from '../core/commit/saveRecord.ts'

type Input = z.output<Calls['logContact']['input']>

/** `word`: the result in the caller's language, which the note begins with where a next contact takes the place of the result. */
export async function logContact(
  acting: Acting,
  id: string,
  { result, channel, comment, dueAt }: Input,
  word: string,
): Promise<OutputOf<'logContact'>> {
  const { services, tx, actor } = acting
  const lead = await lockRow(acting, 'leads', id)
  requireRight(actor, 'leads', 'edit', lead)
  if (!isOpen('lead', lead.status)) throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  const now = services.now()
  if (dueAt && Date.parse(dueAt) <= now.getTime()) throw refuse('dueAt', 'validation.notPast')
  const by = makerOf(acting)
  const changes = assignIfFree(acting, lead)
  if (Object.keys(changes).length > 0) await commit(acting, { resource: 'leads', action: 'update', before: lead, changes, by })
  const due = await readRows(tx, 'followUps', {
    size: 50,
    conditions: [sql`"leadId" = ${id} and "dueAt" is not null and "contactResult" is null`],
  })
  for (const before of due)
    await commit(acting, { resource: 'followUps', action: 'update', before, changes: { contactResult: result }, by })
  const note = comment?.trim() ?? ''
  const next = dueAt ? { comment: note ? `${word}: ${note}` : word, dueAt } : { comment: note || word, contactResult: result }
  return { followUpId: (await createRecord(acting, 'followUps', { leadId: id, channel, ...next })).id }
}
