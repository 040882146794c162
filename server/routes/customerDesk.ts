// Handlers about one customer: the timeline, duplicates and merges, personal data.
import { rowRule } from '../../src/schema/access.ts'
import { resources } from '../../src/schema/resources/index.ts'
import { findDuplicates } from '../actions/findDuplicates.ts'
import { listMerges, mergeCustomers, previewMerge, undoMerge, type MergeWish } from '../actions/mergeCustomers.ts'
import { eraseCustomer, exportPersonalData } from '../actions/personalData.ts'
import type { Acting } from '../actions/saveRecord.ts'
import { showTimeline } from '../actions/showTimeline.ts'
import { ruleCondition } from '../db/conditions.ts'
import { findRow } from '../db/repository.ts'
import type { Handlers } from '../house.ts'
import { presentRow } from '../present.ts'
import { Problem } from '../problem.ts'
import { acting } from './actor.ts'

const shown = ({ actor }: Acting, row: Parameters<typeof presentRow<Awaited<ReturnType<typeof mergeCustomers>>['kept']>>[1]) =>
  presentRow('customers', row, actor, 'show')

/** The handlers. */
export const customerDeskHandlers = {
  customerTimeline: (call) =>
    acting(call, async ({ tx, actor }, id) => {
      const rule = rowRule(actor, resources.customers, 'show')
      if (rule.length === 0) throw new Problem('forbidden')
      // Rows that hang on a customer whom the person may not see tell about that customer.
      if (!(await findRow(tx, 'customers', id, { deleted: true, conditions: [ruleCondition(rule, actor)] }))) throw new Problem('notFound')
      return showTimeline(tx, actor, id, { before: call.input.before, size: call.input.size ?? 20 })
    }),
  customerDuplicates: (call) =>
    acting(call, async (one, id) => ({
      data: (await findDuplicates(one, id)).map(({ row, reasons }) => ({ row: presentRow('customers', row, one.actor, 'list'), reasons })),
    })),
  customerMergeList: (call) =>
    acting(call, async (one, id) => ({
      data: (await listMerges(one, id)).map(({ merged, ...row }) => ({
        ...presentRow('customerMerges', row, one.actor, 'list'),
        merged: presentRow('customers', merged, one.actor, 'list'),
      })),
    })),
  mergeCustomers: (call) =>
    acting(call, async (one, keptId) => {
      const { version, otherId, otherVersion, take = [], dryRun } = call.input
      const wish: MergeWish = { keptId, version, otherId, otherVersion, take }
      const { kept, merged, differences, moves, ...done } = dryRun
        ? { ...(await previewMerge(one, wish)), mergeId: null }
        : await mergeCustomers(one, wish)
      return {
        kept: shown(one, kept),
        merged: shown(one, merged),
        differences,
        moves,
        mergeId: done.mergeId,
        ...(dryRun ? {} : { successMessage: call.house.texts(call.language, 'messages.merged') }),
      }
    }),
  undoMerge: (call) =>
    acting(call, async (one, id) => ({
      kept: shown(one, await undoMerge(one, id)),
      successMessage: call.house.texts(call.language, 'messages.unmerged'),
    })),
  personalData: (call) => acting(call, exportPersonalData),
  eraseCustomer: (call) =>
    acting(call, async (one, id) => ({
      id,
      erased: await eraseCustomer(one, id, call.input),
      successMessage: call.house.texts(call.language, 'messages.erased'),
    })),
} satisfies Partial<Handlers>
