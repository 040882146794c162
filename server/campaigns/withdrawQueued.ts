import { sql } from 'kysely'
import type { Scope } from '../core/db/repository.ts'
import { unaudited } from '../core/commit/unaudited.ts'

/** Withdraws a campaign's queued messages that no sender has leased. */
export async function withdrawQueued(tx: Scope, campaignId: string): Promise<void> {
  await sql`delete from "messageQueue" where worker is null
    and "messageId" in (select id from messages where "campaignId" = ${campaignId} and status = 'queued')`.execute(tx)
  await unaudited(
    'partOfAnother',
    sql`update messages set status = 'withheld', error = 'cancelled', version = version + 1, link = null, "sealedBody" = null
    where "campaignId" = ${campaignId} and status = 'queued'
    and not exists (select from "messageQueue" q where q."messageId" = messages.id)`,
  ).execute(tx)
}
