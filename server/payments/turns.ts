// A turn lets one worker at a time talk to the provider about a payment: otherwise two could capture the same money.
import { sql } from 'kysely'
import { isOver } from '../core/db/overdue.ts'
import type { Scope } from '../core/db/repository.ts'

/** Milliseconds after which a turn counts as abandoned; a call to the provider takes at most ten seconds. */
const turnLasts = 60_000

/** Takes or renews the turn; false while another worker has it. */
export async function takeTurn(tx: Scope, paymentId: string, worker: string, now: Date): Promise<boolean> {
  const until = new Date(now.getTime() + turnLasts).toISOString()
  const { rows } = await sql`insert into "paymentTurns" ("tenantId", "paymentId", worker, until)
    values (current_setting('app.tenant_id'), ${paymentId}, ${worker}, ${until})
    on conflict ("tenantId", "paymentId") do update set worker = excluded.worker, until = excluded.until
    where "paymentTurns".worker = excluded.worker or ${isOver(sql`"paymentTurns".until`, now, turnLasts)}
    returning worker`.execute(tx)
  return rows.length > 0
}

/** Releases the turn. */
export const endTurn = async (tx: Scope, paymentId: string, worker: string): Promise<void> =>
  void (await sql`delete from "paymentTurns" where "paymentId" = ${paymentId} and worker = ${worker}`.execute(tx))
