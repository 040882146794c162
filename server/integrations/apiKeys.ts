// Makes and voids API keys, for administrators.
import type { Acting } from '../core/commit/saveRecord.ts'
import { lockRow, requireRight } from '../core/commit/saveRecord.ts'
import { newKey } from '../core/access/apiKeys.ts'
import { staffActor } from '../core/commit/actor.ts'
import { commit } from '../core/commit/commit.ts'
import { tenantOf } from '../core/db/scope.ts'

/** Makes the key of a row, which voids an earlier one, and returns it. From then on the maker answers for it. */
export async function issueApiKey(acting: Acting, id: string): Promise<string> {
  const { services, tx, actor } = acting
  const before = await lockRow(acting, 'apiKeys', id)
  requireRight(actor, 'apiKeys', 'edit', before)
  const { key, keyHash, prefix } = newKey(await tenantOf(tx))
  const changes = { keyHash, prefix, issuedAt: services.now().toISOString(), revokedAt: null, lastUsedAt: null, ownerId: actor.id }
  await commit(acting, { resource: 'apiKeys', action: 'update', before, changes, by: staffActor(actor.id) })
  return key
}

/** Voids the key of a row at once. Its hash stays, so that its calls are answered why they are refused. */
export async function revokeApiKey(acting: Acting, id: string): Promise<void> {
  const { services, actor } = acting
  const before = await lockRow(acting, 'apiKeys', id)
  requireRight(actor, 'apiKeys', 'edit', before)
  const changes = { revokedAt: before.revokedAt ?? services.now().toISOString() }
  await commit(acting, { resource: 'apiKeys', action: 'update', before, changes, by: staffActor(actor.id) })
}
