// What the settings in a form would delete now, and when it is deleted.
import type { OutputOf } from '../../../src/schema/endpoints.ts'
import { enumerations } from '../../../src/schema/enumerations.ts'
import { requireRight, type Acting } from '../../core/commit/saveRecord.ts'
import { nextRun } from './job.ts'
import { countOld, deletedBefore, isHalted, readHeld, type KeptMonths } from './oldRows.ts'

/** Counts what would be deleted now with these settings. Throws forbidden (403) for staff who may not configure. */
export async function countOldData({ services, tx, actor }: Acting, months: KeptMonths): Promise<OutputOf<'countOldData'>> {
  requireRight(actor, 'settings', 'configure')
  const now = services.now()
  const held = await readHeld(tx)
  const kinds = []
  for (const kind of enumerations.oldDataKind) {
    const before = deletedBefore(kind, months, now)
    if (before !== null) kinds.push({ kind, before, rows: await countOld(tx, kind, before, held, now) })
  }
  return { kinds, halted: await isHalted(tx), nextAt: nextRun(now) }
}
