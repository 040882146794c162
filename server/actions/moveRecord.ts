// Moves a row along its status graph: only allowed moves, with what they ask, audited.
import { rowRule, passes, type Action } from '../../src/schema/access.ts'
import { resources, type ResourceName } from '../../src/schema/resources/index.ts'
import { asksOf, movesFrom, type Move } from '../../src/schema/transitions.ts'
import type { AnyField } from '../../src/schema/field.ts'
import { problemsOf } from '../../src/schema/problems.ts'
import { dropClaims } from '../booking/claims.ts'
import { updateRow, type RowOf } from '../db/repository.ts'
import { fieldsOf, type Row } from '../db/rows.ts'
import { Problem, type FieldProblem } from '../problem.ts'
import { auditChange } from './auditChange.ts'
import { noticeChange } from './noticeChange.ts'
import { rules } from './rules/index.ts'
import type { Rules } from './rules/rules.ts'
import { giveBackFor } from './payments/wishes.ts'
import { lockRow, type Acting } from './saveRecord.ts'

const actionOf: Record<'W' | 'M' | 'F', Action> = { W: 'edit', M: 'approve', F: 'delete' }

// What an earlier move was told does not answer for this one.
function asked(name: ResourceName, move: Move, before: Row, given: Row): Row {
  const values: Row = {}
  const fields: Record<string, FieldProblem> = {}
  for (const field of asksOf(move, before)) {
    const one = fieldsOf(name)[field] as AnyField
    const result = one.input.safeParse(given[field] ?? undefined, { reportInput: true })
    const [problem] = result.success ? [] : problemsOf(result.error)
    if (result.success) values[field] = result.data
    else if (problem) fields[field] = { key: problem.key, params: problem.params }
  }
  if (Object.keys(fields).length > 0) throw new Problem('badInput', { fields })
  return values
}

/** Throws moveNotAllowed with the allowed moves, forbidden, staleVersion, or badInput for what the move asks and did not get. */
export async function moveRecord<N extends ResourceName>(
  acting: Acting,
  name: N,
  id: string,
  wish: { to: string; version: number; values: Row },
  present: (row: RowOf<N>) => unknown,
): Promise<RowOf<N>> {
  const { house, tx, actor } = acting
  const { status } = resources[name]
  if (!status) throw new Problem('notFound')
  const now = house.now()
  const before = await lockRow(acting, name, id)
  const row = before as Row
  if (before.version !== wish.version) throw new Problem('staleVersion', { details: { current: present(before) } })
  const closed = 'closure' in row && row['closure'] !== 'none'
  const moves = closed ? [] : movesFrom(status.graph, String(row[status.field])).filter(({ byHouse }) => !byHouse)
  const move = moves.find(({ to }) => to === wish.to)
  const late = move?.withinDays !== undefined && now.getTime() - Date.parse(before.updatedAt) > move.withinDays * 86_400_000
  if (!move || late) throw new Problem('moveNotAllowed', { details: { allowed: moves.map(({ to }) => to) } })
  const right = move.right ?? 'W'
  if (!passes(rowRule(actor, resources[name], actionOf[right]), actor, row)) throw new Problem('forbidden')
  const stamps = Object.fromEntries((move.stamps ?? []).map((field) => [field, row[field] ?? now.toISOString()]))
  const cleared = Object.fromEntries((move.clears ?? []).map((field) => [field, null]))
  const since = 'statusAt' in fieldsOf(name) ? { statusAt: now.toISOString() } : {}
  const given = { ...cleared, ...asked(name, move, row, wish.values), ...stamps, ...since, [status.field]: move.to }
  const more = (await (rules[name] as Rules<N> | undefined)?.onMove?.(acting, before, given)) ?? {}
  const after = await updateRow(tx, name, before, { ...given, ...more }, actor.id, now)
  await auditChange(tx, { resource: name, rowId: id, action: 'move', before, after, by: actor.id, now })
  await noticeChange(house, tx, name, { before, after, by: actor.id })
  return after
}

/** Closes a booking that never began: cancelled at any time, no-show from 30 minutes after its start. */
export async function closeBooking(
  acting: Acting,
  id: string,
  wish: { closure: 'cancelled' | 'noShow'; closeReason: string; version: number },
  present: (row: RowOf<'appointments'>) => unknown,
): Promise<RowOf<'appointments'>> {
  const { house, tx, actor } = acting
  const now = house.now()
  const before = await lockRow(acting, 'appointments', id)
  if (!passes(rowRule(actor, resources.appointments, 'edit'), actor, before)) throw new Problem('forbidden')
  if (before.version !== wish.version) throw new Problem('staleVersion', { details: { current: present(before) } })
  const early = wish.closure === 'noShow' && now.getTime() < Date.parse(before.startAt) + 30 * 60_000
  if (before.status !== 'pending' || before.closure !== 'none' || early)
    throw new Problem('moveNotAllowed', {
      details: { allowed: before.closure === 'none' && before.status === 'pending' ? ['cancelled'] : [] },
    })
  await dropClaims(tx, id)
  await giveBackFor(house, tx, id)
  const after = await updateRow(tx, 'appointments', before, { closure: wish.closure, closeReason: wish.closeReason }, actor.id, now)
  await auditChange(tx, { resource: 'appointments', rowId: id, action: 'move', before, after, by: actor.id, now })
  await noticeChange(house, tx, 'appointments', { before, after, by: actor.id })
  return after
}
