import type { Scope } from '../../core/db/repository.ts'
import type { Services } from '../../core/services.ts'
import { isQueued, startSystemJob } from '../../core/jobs/queue.ts'
import { findFeed, lastLook } from './looks.ts'

/** Milliseconds between checks; while a file still has to stay unchanged, every minute. */
const every = 300_000

/** Starts a check, unless one is running. */
export async function startLook(services: Services, tx: Scope): Promise<void> {
  if (!(await isQueued(tx, 'complaintFeed')))
    await startSystemJob({ services, tx }, { kind: 'complaintFeed', resource: 'feedFiles', input: {} })
}

/** Starts a check when it is due, for a tenant with a configured feed. */
export async function lookForFiles(services: Services, tenantId: string, now: Date): Promise<void> {
  await services.engine.scoped(tenantId, async (tx) => {
    if (!(await findFeed(tx))) return
    const look = await lastLook(tx)
    if (look && look.waiting === 0 && now.getTime() - Date.parse(look.lookedAt) < every) return
    await startLook(services, tx)
  })
}
