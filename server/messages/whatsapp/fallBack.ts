// A message that WhatsApp does not take goes on as SMS, once: its reason stays with it, and with a reason it goes by WhatsApp no more.
import { sql } from 'kysely'
import type { Word } from '../../../src/schema/enumerations.ts'
import type { RowOf, Scope } from '../../core/db/repository.ts'
import { unaudited } from '../../core/commit/unaudited.ts'
import { findSettings } from '../../core/time/workshop.ts'
import { hasSms } from '../ways.ts'
import { requeue } from '../sender/lease.ts'

/** Whether a message that WhatsApp refused can go as SMS. */
const mayFallBack = async (
  tx: Scope,
  { recipient, marketing, file }: Pick<RowOf<'messages'>, 'recipient' | 'marketing' | 'file'>,
): Promise<boolean> =>
  // Without its file the text would promise what is not there.
  file === null && !recipient.includes('@') && hasSms(await findSettings(tx), marketing)

/**
 * Queues it again for SMS, under another reference, by which late reports of the first sending are known; the caller holds the row under
 * lock. False when it can only fail.
 */
export async function fallBack(tx: Scope, message: RowOf<'messages'>, why: Word<'messageError'>, now: Date): Promise<boolean> {
  if (message.whatsappError !== null || !(await mayFallBack(tx, message))) return false
  await unaudited(
    'ownRecord',
    sql`update messages set status = 'queued', error = null, "whatsappError" = ${why}, carrier = null, "providerId" = null, "sentAt" = null,
    version = version + 1, "updatedAt" = ${now.toISOString()} where id = ${message.id}`,
  ).execute(tx)
  await requeue(tx, { ...message, reference: `${message.id}.sms`, dueAt: now.toISOString() })
  return true
}
