import type { Scope } from '../../db/repository.ts'
import type { House } from '../../house.ts'
import { isQueued, startHouseJob } from '../../jobs/queue.ts'
import { findFeed, lastLook } from './looks.ts'

/** Milliseconds between looks; while a file waits to be seen once more, every minute. */
const every = 300_000

/** Starts a look, unless one is under way. */
export async function startLook(house: House, tx: Scope): Promise<void> {
  if (!(await isQueued(tx, 'complaintFeed')))
    await startHouseJob({ house, tx }, { kind: 'complaintFeed', resource: 'feedFiles', input: {} })
}

/** Looks where it is time to, for a tenant that has files dropped somewhere. */
export async function lookForFiles(house: House, tenantId: string, now: Date): Promise<void> {
  await house.engine.scoped(tenantId, async (tx) => {
    if (!(await findFeed(tx))) return
    const look = await lastLook(tx)
    if (look && look.waiting === 0 && now.getTime() - Date.parse(look.lookedAt) < every) return
    await startLook(house, tx)
  })
}
