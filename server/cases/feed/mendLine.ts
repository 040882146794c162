// Staff correct or dismiss a line that gave no complaint.
import { passes, rowRule } from '../../../src/schema/core/access.ts'
import { resources } from '../../../src/schema/resources.ts'
import type { RowOf } from '../../core/db/repository.ts'
import { Problem, type FieldProblem } from '../../core/http/problem.ts'
import { lockRow, type Acting } from '../../core/commit/saveRecord.ts'
import type { FeedValues } from './columns.ts'
import { settleLine, tryLine } from './importLine.ts'
import { staffActor } from '../../core/commit/actor.ts'

async function heldLine(acting: Acting, id: string, version: number): Promise<RowOf<'feedLines'>> {
  const before = await lockRow(acting, 'feedLines', id)
  // The rows are read-only for staff; this right follows from the module.
  if (!passes(rowRule(acting.actor, resources.feedLines, 'edit'), acting.actor, before)) throw new Problem('forbidden')
  if (before.version !== version) throw new Problem('staleVersion', { details: { current: before } })
  if (before.state !== 'open') throw new Problem('moveNotAllowed', { details: { allowed: [] } })
  return before
}

const words: Record<string, string> = {
  missing: 'validation.required',
  tooLong: 'validation.tooLong',
  unknown: 'validation.reference',
  refused: 'validation.notTheirs',
}

/**
 * Imports the corrected line and returns it with its complaint. Throws badInput (400) with a problem for each wrong column, alreadyExists
 * (409) for a known reference.
 */
export async function mendLine(
  acting: Acting,
  id: string,
  { version, values }: { version: number; values: FeedValues },
): Promise<RowOf<'feedLines'>> {
  const { services, tx, actor } = acting
  const before = await heldLine(acting, id, version)
  const made = await tryLine(services, tx, values, actor)
  if (made.outcome === 'repeated')
    throw new Problem('alreadyExists', { fields: { 'values.reference': { key: 'validation.alreadyExists' } } })
  if (made.outcome === 'imported')
    return settleLine(services, tx, before, { state: 'mended', complaintId: made.complaintId }, staffActor(actor.id))
  const details = made.problems.map(({ column, problem }): [string, FieldProblem] => [
    `values.${column}`,
    { key: words[problem] ?? 'validation.notThis', params: { max: 4000 } },
  ])
  throw new Problem('badInput', { fields: Object.fromEntries(details) })
}

/** Dismisses the line without a complaint. */
export async function dismissLine(acting: Acting, id: string, version: number): Promise<RowOf<'feedLines'>> {
  const before = await heldLine(acting, id, version)
  return settleLine(acting.services, acting.tx, before, { state: 'dismissed' }, staffActor(acting.actor.id))
}
