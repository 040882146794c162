// Changes of one's own account that want the password again.
import { findRow, type RowOf, type Scope } from '../../core/db/repository.ts'
import { actorOf } from '../../core/http/actor.ts'
import { Problem } from '../../core/http/problem.ts'
import type { SessionCall } from '../../core/services.ts'
import { requirePassword } from '../signIn.ts'

/**
 * Runs work on the person's own account once they have typed their password: otherwise anyone who finds an open session could lock them
 * out. Its limit is not declared by the call, since only wrong passwords count.
 */
export async function afterPassword<R>(
  call: SessionCall<{ password: string }>,
  work: (tx: Scope, staff: RowOf<'staff'>) => Promise<R>,
): Promise<R> {
  const { services, caller, input } = call
  const { id } = actorOf(call)
  await services.rateLimits.take('signInByAccount', `${caller.tenantId}:${id}`)
  await requirePassword(services, caller.tenantId, id, input.password, 'password')
  await services.rateLimits.forget('signInByAccount', `${caller.tenantId}:${id}`)
  return call.db.asSystem("the person's own account, after their password", async (tx) => {
    const staff = await findRow(tx, 'staff', id, { lock: true })
    if (!staff) throw new Problem('unauthenticated')
    return work(tx, staff)
  })
}
