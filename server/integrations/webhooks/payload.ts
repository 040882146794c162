// What is sent of a change: the row as the endpoint's key reads it at the moment of sending.
import { rowRule, type Actor } from '../../../src/schema/core/access.ts'
import { eventName } from '../../../src/schema/integrations/webhookEvents.ts'
import { resources } from '../../../src/schema/resources.ts'
import { asStaff } from '../../core/db/caller/as.ts'
import type { RowOf, Scope } from '../../core/db/repository.ts'
import type { Row } from '../../core/db/rows.ts'
import { Problem } from '../../core/http/problem.ts'

/**
 * The body of a delivery. Undefined where the key may not read the row: then nothing is sent. A row that is gone for good is reported as
 * deleted to a key that reads every row of its resource only, since nobody can say of it who might read it.
 */
export async function payloadOf(tx: Scope, actor: Actor, delivery: RowOf<'webhookDeliveries'>): Promise<string | undefined> {
  const { event, resource, rowId, createdAt, changedFields } = delivery
  const start = { type: eventName(resource, event), timestamp: createdAt }
  if (!resource || !rowId) return JSON.stringify({ ...start, data: {} })
  const seen = await readAs(tx, actor, delivery)
  if (event === 'deleted') {
    const isWhole = rowRule(actor, resources[resource], 'show').some((conditions) => conditions.length === 0)
    return seen || isWhole
      ? JSON.stringify({ ...start, resource, id: rowId, version: seen?.['version'] ?? null, data: { id: rowId } })
      : undefined
  }
  if (!seen) return undefined
  const data: Row = resources[resource].record.parse(seen)
  // Fields that are never read are not named either.
  const changed = (changedFields ?? '').split(',').filter((field) => field in data)
  return JSON.stringify({ ...start, resource, id: rowId, version: data['version'], changed: event === 'created' ? [] : changed, data })
}

async function readAs(tx: Scope, actor: Actor, { resource, rowId, event }: RowOf<'webhookDeliveries'>): Promise<Row | undefined> {
  if (!resource || !rowId) return undefined
  const db = asStaff(tx, actor)
  try {
    return await db.get(resource, rowId, { deleted: event === 'deleted' })
  } catch (error) {
    if (error instanceof Problem && (error.code === 'notFound' || error.code === 'forbidden')) return undefined
    throw error
  }
}
