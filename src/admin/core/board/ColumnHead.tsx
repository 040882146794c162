import { definitionOf } from '../definition.ts'
import { StatusDot } from '../parts/StatusDot.tsx'
import { useI18n } from '../useI18n.ts'
import type { BoardColumn } from './boardData.ts'
import { statusName, statusTone } from './statusName.ts'

/** A column's name, number of cards and of late ones, and its load relative to the longest column. */
export function ColumnHead({ id, resource, column, limit }: { id: string; resource: string; column: BoardColumn; limit: number }) {
  const { translate, format } = useI18n()
  const { status, total, late } = column
  const days = definitionOf(resource).board?.recent?.[status]
  const share = (count: number) => `${limit === 0 ? 0 : (count / limit) * 100}%`
  return (
    <header className="head">
      <h2 id={id}>
        <StatusDot tone={statusTone(resource, status)}>{statusName(translate, resource, status)}</StatusDot>
        <span className="count">{format.number(total)}</span>
      </h2>
      <span className="late-count">
        {late > 0 && translate('admin.board.lateCount', { smart_count: late, count: format.number(late) })}
      </span>
      {days !== undefined && <span className="days">{translate('admin.board.lastDays', { smart_count: days })}</span>}
      <span className="load" aria-hidden>
        <span className="late-part" style={{ inlineSize: share(late) }} />
        <span className="part" style={{ inlineSize: share(total - late) }} />
      </span>
    </header>
  )
}
