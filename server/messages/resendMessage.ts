// Staff send failed messages again.
import { passes, rowRule } from '../../src/schema/core/access.ts'
import { resources } from '../../src/schema/resources.ts'
import { findRow, type RowOf } from '../core/db/repository.ts'
import { enqueue } from './sender/lease.ts'
import { presentRow } from '../core/access/present.ts'
import { Problem } from '../core/http/problem.ts'
import { lockRow, type Acting } from '../core/commit/saveRecord.ts'
import { commit } from '../core/commit/commit.ts'
import { staffActor } from '../core/commit/actor.ts'

type Message = RowOf<'messages'>

/** Whether a failed message still has its text: texts for the recipient only are deleted some days later, and after sending. */
const canGo = ({ status, kept, sealedBody }: Message): boolean => status === 'failed' && (!kept || sealedBody !== null)

async function again({ services, tx, actor }: Acting, before: Message): Promise<Message> {
  const now = services.now()
  // Sending again means at once and from the beginning: the earlier time window no longer applies.
  const changes = { status: 'queued', error: null, providerId: null, sentAt: null, dueAt: null, expiresAt: null }
  const after = await commit({ services, tx }, { resource: 'messages', action: 'update', before, changes, by: staffActor(actor.id) })
  await enqueue(tx, [{ ...after, reference: `${after.id}.${after.attempts}`, dueAt: now.toISOString() }])
  return after
}

const maySend = ({ actor }: Acting, row: Message): boolean => passes(rowRule(actor, resources.messages, 'edit'), actor, row)

/**
 * Sends it again. Throws forbidden (403) without the right, staleVersion (409), and moveNotAllowed (409) for a message that did not fail or
 * has lost its text.
 */
export async function resendMessage(acting: Acting, id: string, version?: number): Promise<Message> {
  const before = await lockRow(acting, 'messages', id)
  if (!maySend(acting, before)) throw new Problem('forbidden')
  if (version !== undefined && version !== before.version)
    throw new Problem('staleVersion', { details: { current: presentRow('messages', before, acting.actor, 'show') } })
  if (!canGo(before)) throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  return again(acting, before)
}

/**
 * Sends those messages again that can be; returns their number and the number of the others. Throws forbidden (403) for a person who may
 * resend none.
 */
export async function resendMessages(acting: Acting, ids: readonly string[]): Promise<{ queued: number; left: number }> {
  if (rowRule(acting.actor, resources.messages, 'edit').length === 0) throw new Problem('forbidden')
  const chosen = [...new Set(ids)].sort()
  let queued = 0
  for (const id of chosen) {
    const before = await findRow(acting.tx, 'messages', id, { lock: true })
    if (!before || !canGo(before) || !maySend(acting, before)) continue
    await again(acting, before)
    queued += 1
  }
  return { queued, left: chosen.length - queued }
}
