// A write of either side, done once by its key.
import { onceByKey } from './onceByKey.ts'
import type { Scope } from '../db/repository.ts'
import type { SessionCall } from '../services.ts'

/** One write by the caller, once for each idempotency key; rate-limited for customers. */
export async function once<I, R>(call: SessionCall<I>, kind: string, work: (tx: Scope) => Promise<R>): Promise<R> {
  const { services, caller, input, idempotencyKey } = call
  const who = caller.actor?.id ?? caller.mobile ?? call.address
  return call.db.asSystem('the command checks what it records and for whom', (tx) =>
    onceByKey(tx, idempotencyKey, `${kind}:${who}`, input, services.now(), () => work(tx)),
  )
}
