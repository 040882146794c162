import { movesFrom } from '../../../schema/transitions.ts'
import { moveAction } from '../../../schema/core/access.ts'
import { definitionOf, type Row } from '../definition.ts'
import type { MayAsk } from '../rights.ts'
import { dayMs } from '../../../schema/core/time/dayLength.ts'
import { asksOf, type Move } from '../../../schema/core/transitions.ts'

/** The moves that the person may make with this row now; the server decides. */
export function allowedMoves(resource: string, row: Row, may: MayAsk, now = Date.now()): readonly Move[] {
  const { status } = definitionOf(resource)
  // A closed booking has no moves.
  if (!status || (row['closure'] ?? 'none') !== 'none') return []
  const late = ({ withinDays }: Move) => withinDays !== undefined && now - Date.parse(String(row['updatedAt'])) > withinDays * dayMs
  return movesFrom(status.graph, String(row[status.field]))
    .filter(
      (move) =>
        !move.bySystem &&
        (move.needs ?? []).every((field) => row[field]) &&
        !late(move) &&
        may(moveAction[move.right ?? 'W'], resource, row),
    )
    .map((move) => (move.asksBy ? { ...move, asks: asksOf(move, row) } : move))
}
