// Idempotency: the answer is stored under the Idempotency-Key in the transaction of the write, so that a repeated request is answered
// without a second write. It is stored encrypted, since answers can hold values that are encrypted elsewhere too.
import { sql } from 'kysely'
import type { Scope } from '../db/repository.ts'
import { fingerprint, seal, unseal } from '../db/seal.ts'
import { Problem } from './problem.ts'

/** Runs `work` and stores its answer, or returns the stored one. Throws keyReused (409) when the key was used with a different request. */
export async function onceByKey<R>(
  tx: Scope,
  key: string | null,
  subject: string,
  request: unknown,
  now: Date,
  work: () => Promise<R>,
): Promise<R> {
  if (!key) return work()
  const kept = `${subject}:${key}`.slice(0, 300)
  const requestHash = fingerprint(JSON.stringify(request))
  const { rows } = await sql`insert into "idempotencyKeys" ("tenantId", key, "requestHash", "createdAt")
    values (current_setting('app.tenant_id'), ${kept}, ${requestHash}, ${now.toISOString()}) on conflict do nothing returning key`.execute(
    tx,
  )
  if (rows.length === 0) {
    const { rows: known } = await sql<{
      requestHash: string
      response: string
    }>`select "requestHash", response from "idempotencyKeys" where key = ${kept}`.execute(tx)
    if (!known[0] || known[0].requestHash !== requestHash) throw new Problem('keyReused')
    return JSON.parse(unseal(known[0].response)) as R
  }
  const response = await work()
  await sql`update "idempotencyKeys" set response = ${JSON.stringify(seal(JSON.stringify(response)))} where key = ${kept}`.execute(tx)
  return response
}
