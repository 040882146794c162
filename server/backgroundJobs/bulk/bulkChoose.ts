// The rows that bulk work applies to: the given ids, or all rows that match a list's filters and that the person may see.
import { z } from 'zod'
import { rowRule } from '../../../src/schema/core/access.ts'
import type { BulkInput } from '../../../src/schema/core/longWork/bulk.ts'
import { limits } from '../../../src/schema/core/limits.ts'
import { problemsOf } from '../../../src/schema/core/problems.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { ruleCondition, unmaskedRows } from '../../core/db/list/conditions.ts'
import { listIds } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'
import { Problem } from '../../core/http/problem.ts'
import type { Acting } from '../../core/commit/saveRecord.ts'

const listWords = { q: z.string().max(200).optional(), deleted: z.enum(['true', 'false']).optional() }

function readFilter(name: ResourceName, given: Row): Row {
  const filters = (resources[name].filter as unknown as z.ZodObject).shape
  const result = z.strictObject({ ...filters, ...listWords }).safeParse(given)
  if (result.success) return result.data
  throw new Problem('badInput', {
    fields: Object.fromEntries(problemsOf(result.error).map(({ path, key, params }) => [`filter.${path}`, { key, params }])),
  })
}

/**
 * The ids in their order without duplicates. Given ids of rows that the person may not see are kept and later fail as not found. Throws
 * badInput (400) for too many.
 */
export async function chooseRows({ tx, actor }: Acting, name: ResourceName, { ids, filter }: BulkInput): Promise<string[]> {
  if (ids) return [...new Set(ids)].sort()
  const { q, deleted, ...narrowed } = readFilter(name, filter ?? {})
  const found = await listIds(
    tx,
    name,
    {
      q: q as string | undefined,
      deleted: deleted === 'true',
      filters: narrowed,
      seen: unmaskedRows(actor, name),
      // Otherwise "everything that matches" would include rows that the person's own list does not show.
      conditions: [ruleCondition(rowRule(actor, resources[name], 'list'), actor)],
    },
    limits.bulkRows + 1,
  )
  if (found.length > limits.bulkRows)
    throw new Problem('badInput', { fields: { filter: { key: 'validation.bulkTooMany', params: { max: limits.bulkRows } } } })
  return found
}
