// Rules of API keys.
import { localDay } from '../core/time/time.ts'
import { checkWorker, differs, refuse } from '../core/commit/checks.ts'
import type { Rules } from '../core/commit/rules.ts'
import { findRow, type Scope } from '../core/db/repository.ts'
import type { Row } from '../core/db/rows.ts'

function checkExpiry({ expiresOn }: Row, now: Date): void {
  if (typeof expiresOn === 'string' && expiresOn < localDay(now)) throw refuse('expiresOn', 'validation.fromToday')
}

// A key has no more rights than the person who answers for it, so that has to be somebody who has all of them.
async function checkOwner(tx: Scope, { ownerId }: Row): Promise<void> {
  await checkWorker(tx, 'ownerId', ownerId)
  const staff = await findRow(tx, 'staff', String(ownerId))
  const designation = staff && (await findRow(tx, 'designation', staff.designationId))
  if (designation?.role !== 'Administrator' || staff?.staffType) throw refuse('ownerId', 'validation.administrator')
}

/** Rules of API keys: who makes one answers for it, unless another administrator is named. */
export const apiKeyRules: Rules<'apiKeys'> = {
  onCreate: async ({ services, tx, actor }, values) => {
    checkExpiry(values, services.now())
    const owner = { ownerId: values['ownerId'] ?? actor.id }
    await checkOwner(tx, owner)
    return owner
  },
  onUpdate: async ({ services, tx }, before, changes) => {
    if (differs(before, changes, 'expiresOn')) checkExpiry(changes, services.now())
    if (differs(before, changes, 'ownerId')) await checkOwner(tx, changes)
    return {}
  },
}
