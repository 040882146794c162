// Moves a row along its status graph: checks that the move is allowed and its required fields are given, and writes the audit entry.
import { handsOver, moveAction, rowRule, passes } from '../../../src/schema/core/access.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { movesFrom } from '../../../src/schema/transitions.ts'
import type { AnyField } from '../../../src/schema/core/field.ts'
import { problemsOf } from '../../../src/schema/core/problems.ts'
import type { RowOf } from '../db/repository.ts'
import { fieldsOf, type Row } from '../db/rows.ts'
import { Problem, type FieldProblem } from '../http/problem.ts'
import { rulesOf } from './rules.ts'
import { withAnyTime } from './typedTimes.ts'
import { lockRow, makerOf, type Acting } from './saveRecord.ts'
import { commit } from './commit.ts'
import { dayMs } from '../../../src/schema/core/time/dayLength.ts'
import { asksOf, type Move } from '../../../src/schema/core/transitions.ts'

// Values given with an earlier move do not count for this one.
function requested(name: ResourceName, move: Move, before: Row, given: Row): Row {
  const values: Row = {}
  const fields: Record<string, FieldProblem> = {}
  for (const field of [...asksOf(move, before), ...(move.takes ?? []).filter((taken) => (given[taken] ?? null) !== null)]) {
    const one = withAnyTime(fieldsOf(name)[field] as AnyField)
    const result = one.input.safeParse(given[field] ?? undefined, { reportInput: true })
    const [problem] = result.success ? [] : problemsOf(result.error)
    if (result.success) values[field] = result.data
    else if (problem) fields[field] = { key: problem.key, params: problem.params }
  }
  if (Object.keys(fields).length > 0) throw new Problem('badInput', { fields })
  return values
}

/**
 * Moves the row and returns it. Throws moveNotAllowed (409) with the allowed moves, forbidden (403), staleVersion (409) with the present
 * row, notFound (404), or badInput (400) for missing fields of the move.
 */
export async function moveRecord<N extends ResourceName>(
  acting: Acting,
  name: N,
  id: string,
  request: { to: string; version: number; values: Row },
  present: (row: RowOf<N>) => unknown,
): Promise<RowOf<N>> {
  const { services, actor } = acting
  const { status } = resources[name]
  if (!status) throw new Problem('notFound')
  const now = services.now()
  const before = await lockRow(acting, name, id)
  const row = before as Row
  // Who may only read the row does not learn which moves there are.
  if (!Object.values(moveAction).some((action) => passes(rowRule(actor, resources[name], action), actor, row)))
    throw new Problem('forbidden')
  if (before.version !== request.version) throw new Problem('staleVersion', { details: { current: present(before) } })
  const closed = 'closure' in row && row['closure'] !== 'none'
  const moves = closed ? [] : movesFrom(status.graph, String(row[status.field])).filter(({ bySystem }) => !bySystem)
  const move = moves.find(({ to }) => to === request.to)
  const late = move?.withinDays !== undefined && now.getTime() - Date.parse(before.updatedAt) > move.withinDays * dayMs
  if (!move || late) throw new Problem('moveNotAllowed', { details: { allowed: moves.map(({ to }) => to) } })
  const right = move.right ?? 'W'
  if (!passes(rowRule(actor, resources[name], moveAction[right]), actor, row)) throw new Problem('forbidden')
  if (handsOver(actor, resources[name], request.values, before)) throw new Problem('forbidden')
  const stamps = Object.fromEntries((move.stamps ?? []).map((field) => [field, row[field] ?? now.toISOString()]))
  const cleared = Object.fromEntries((move.clears ?? []).map((field) => [field, null]))
  const since = 'statusAt' in fieldsOf(name) ? { statusAt: now.toISOString() } : {}
  const given = { ...cleared, ...requested(name, move, row, request.values), ...stamps, ...since, [status.field]: move.to }
  const more = (await rulesOf(services, name)?.onMove?.(acting, before, given)) ?? {}
  return commit(acting, { resource: name, action: 'move', before, changes: { ...given, ...more }, by: makerOf(acting) })
}
