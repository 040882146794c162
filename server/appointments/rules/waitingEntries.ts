// Entries that staff put on the waiting list for a customer, change or withdraw.
import { checkOwned } from '../../core/commit/checks.ts'
import { newReference } from '../../core/commit/newReference.ts'
import type { Rules } from '../../core/commit/rules.ts'
import { findRow, type Scope } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'
import { Problem } from '../../core/http/problem.ts'
import { findBranch, findPackages } from '../../core/time/workshop.ts'
import { codesOf, isOpenEntry, noOffer, noteFree, openEntryOf, requireDays, type Entry } from '../waiting/entries.ts'

async function checkWork(tx: Scope, packageIds: readonly string[]): Promise<void> {
  if (packageIds.length === 0) throw new Problem('badInput', { fields: { packageIds: { key: 'validation.chooseService' } } })
  const codes = await codesOf(tx, { packageIds: [...packageIds] })
  if (codes.length < packageIds.length) throw new Problem('notFound', { fields: { packageIds: { key: 'validation.reference' } } })
  await findPackages(tx, codes)
}

/** Rules of entries. */
export const waitingEntryRules: Rules<'waitingEntries'> = {
  onCreate: async ({ services, tx }, values) => {
    await checkOwned(tx, values)
    const vehicleId = String(values['vehicleId'])
    // Two entries for one car come one after the other.
    await findRow(tx, 'vehicles', vehicleId, { lock: true })
    await findBranch(tx, String(values['locationId']))
    await checkWork(tx, values['packageIds'] as Entry['packageIds'])
    await requireDays(tx, values as unknown as Entry, services.now())
    const open = await openEntryOf(tx, vehicleId)
    if (open) {
      const params = { ref: open.ref }
      throw new Problem('waitingOpen', { params, fields: { vehicleId: { key: 'errors.waitingOpen', params } } })
    }
    return { ref: await newReference(tx, 'waitingEntries') }
  },
  afterCreate: ({ services, tx }, row) => noteFree(tx, row.id, row, services.now()),
  onUpdate: async ({ services, tx }, before, changes) => {
    const after = { ...before, ...(changes as Partial<Entry>) }
    if ('locationId' in changes) await findBranch(tx, after.locationId)
    if ('packageIds' in changes) await checkWork(tx, after.packageIds)
    if ('firstDay' in changes || 'lastDay' in changes) await requireDays(tx, after, services.now())
    if (isOpenEntry(before)) await noteFree(tx, before.id, after, services.now())
    return {}
  },
  onMove: (): Promise<Row> => Promise.resolve(noOffer),
}
