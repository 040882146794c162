// Handlers about one customer: timeline, duplicates and merges, personal data.
import { findDuplicates } from '../findDuplicates.ts'
import { listMerges, mergeCustomers, previewMerge, undoMerge, type MergeRequest } from '../mergeCustomers.ts'
import { eraseCustomer, exportPersonalData } from '../personalData.ts'
import type { Acting } from '../../core/commit/saveRecord.ts'
import { showTimeline } from '../showTimeline.ts'
import type { Handlers } from '../../core/services.ts'
import { presentRow } from '../../core/access/present.ts'
import { command } from '../../core/http/actor.ts'

const shown = ({ actor }: Acting, row: Parameters<typeof presentRow<Awaited<ReturnType<typeof mergeCustomers>>['kept']>>[1]) =>
  presentRow('customers', row, actor, 'show')

/** The handlers. */
export const customerManagementHandlers = {
  customerTimeline: (call) =>
    call.db.transaction(async (db) => {
      // The rows of a customer whom the person may not see would reveal that customer.
      const { id } = await db.get('customers', call.params['id'] ?? '', { deleted: true })
      return showTimeline(db, id, { before: call.input.before, size: call.input.size ?? 20 })
    }),
  customerDuplicates: (call) => call.db.transaction(async (db) => ({ data: await findDuplicates(db, call.params['id'] ?? '') })),
  customerMergeList: (call) =>
    command(call, async (one, id) => ({
      data: (await listMerges(one, id)).map(({ merged, ...row }) => ({
        ...presentRow('customerMerges', row, one.actor, 'list'),
        merged: presentRow('customers', merged, one.actor, 'list'),
      })),
    })),
  mergeCustomers: (call) =>
    command(call, async (one, keptId) => {
      const { version, otherId, otherVersion, take = [], dryRun } = call.input
      const request: MergeRequest = { keptId, version, otherId, otherVersion, take }
      const { kept, merged, differences, moves, ...done } = dryRun
        ? { ...(await previewMerge(one, request)), mergeId: null }
        : await mergeCustomers(one, request)
      return {
        kept: shown(one, kept),
        merged: shown(one, merged),
        differences,
        moves,
        mergeId: done.mergeId,
        ...(dryRun ? {} : { successMessage: call.services.texts(call.language, 'messages.merged') }),
      }
    }),
  undoMerge: (call) =>
    command(call, async (one, id) => ({
      kept: shown(one, await undoMerge(one, id)),
      successMessage: call.services.texts(call.language, 'messages.unmerged'),
    })),
  personalData: (call) => command(call, exportPersonalData),
  eraseCustomer: (call) =>
    command(call, async (one, id) => ({
      id,
      erased: await eraseCustomer(one, id, call.input),
      successMessage: call.services.texts(call.language, 'messages.erased'),
    })),
} satisfies Partial<Handlers>
