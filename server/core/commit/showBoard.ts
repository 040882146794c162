// A board under a person's rights: the cards of each column, and the naming fields of the rows that they refer to.
import { rowRule, type Action, type Actor } from '../../../src/schema/core/access.ts'
import { referenceOf } from '../../../src/schema/core/field.ts'
import type { Resource } from '../../../src/schema/core/resource.ts'
import { resources, type ResourceName } from '../../../src/schema/resources.ts'
import { graphs } from '../../../src/schema/transitions.ts'
import { boardRows, type BoardQuestion } from '../db/boardRows.ts'
import { ruleCondition, unmaskedRows } from '../db/list/conditions.ts'
import { readRows, type Scope } from '../db/repository.ts'
import { fieldsOf, type Row } from '../db/rows.ts'
import { nameRow, presentRow } from '../access/present.ts'
import { namedRows } from '../db/caller/references.ts'
import { Problem } from '../http/problem.ts'
import type { Move } from '../../../src/schema/core/transitions.ts'

/** The columns in order, and the rows that the cards refer to, by resource. */
export interface Board {
  columns: { status: string; total: number; late: number; data: Row[] }[]
  names: Record<string, Row[]>
}

const basics = ['id', 'version', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy']
const actions: readonly Action[] = ['show', 'edit', 'approve', 'delete']

// The fields that a card shows, its moves require, and the person's rights depend on.
function carried(resource: Resource, actor: Actor): string[] {
  const { title, subtitle = [], status, board } = resource
  const moves: readonly Move[] = status ? Object.values(graphs[status.graph].moves).flat() : []
  return [
    ...basics,
    ...title,
    ...subtitle,
    ...(status ? [status.field] : []),
    ...(board ? [...board.card, ...Object.values(board.order ?? {})] : []),
    ...moves.flatMap(({ asks = [] }) => asks),
    ...actions.flatMap((action) => rowRule(actor, resource, action).flatMap((conditions) => conditions.map(({ field }) => field))),
  ]
}

async function namesOf(tx: Scope, actor: Actor, name: ResourceName, rows: readonly Row[]): Promise<Record<string, Row[]>> {
  const wanted = new Map<string, Set<string>>()
  for (const [field, one] of Object.entries(fieldsOf(name))) {
    const reference = referenceOf(one)
    if (!reference || reference.many) continue
    const ids = wanted.get(reference.target) ?? new Set<string>()
    for (const row of rows) if (typeof row[field] === 'string') ids.add(row[field])
    if (ids.size > 0) wanted.set(reference.target, ids)
  }
  const names: Record<string, Row[]> = {}
  for (const [target, ids] of wanted) {
    const of = target as ResourceName
    const seen = namedRows(actor, of, [...ids])
    const data = seen ? await readRows(tx, of, { size: ids.size, ids: [...ids], conditions: [seen] }) : []
    names[target] = (data as Row[]).map((row) => nameRow(of, row, actor))
  }
  return names
}
/**
 * A board with the cards that the person may see, personal data masked. Throws forbidden (403) when they may list no row of the resource.
 */
export async function showBoard(
  tx: Scope,
  actor: Actor,
  name: ResourceName,
  question: Omit<BoardQuestion, 'conditions' | 'seen'>,
): Promise<Board> {
  const resource = resources[name] as unknown as Resource
  const rule = rowRule(actor, resource, 'list')
  if (rule.length === 0) throw new Problem('forbidden')
  const columns = await boardRows(tx, name, { ...question, conditions: [ruleCondition(rule, actor)], seen: unmaskedRows(actor, name) })
  const kept = [...new Set(carried(resource, actor))]
  const shown = columns.map(({ data, ...column }) => ({
    ...column,
    data: data.map((row) => {
      const presented = presentRow(name, row as Row, actor, 'list')
      return Object.fromEntries(kept.filter((field) => field in presented).map((field) => [field, presented[field]]))
    }),
  }))
  return {
    columns: shown,
    names: await namesOf(
      tx,
      actor,
      name,
      shown.flatMap(({ data }) => data),
    ),
  }
}
