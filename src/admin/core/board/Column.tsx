import { useDroppable } from '@dnd-kit/core'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useId, useRef } from 'react'
import type { Row } from '../definition.ts'
import type { BoardColumn, Named } from './boardData.ts'
import { DragCard } from './Card.tsx'
import { ColumnHead } from './ColumnHead.tsx'

const [guess, gap, ahead, soon] = [128, 8, 3, 6]

interface ColumnProps {
  resource: string
  column: BoardColumn
  /** Number of cards in the board's longest column. */
  limit: number
  named: Named
  /** During a drag: whether the card may be dropped here, or comes from here. */
  takes: 'yes' | 'no' | 'own' | undefined
  /** The id of the dragged card, which stays rendered while scrolling. */
  dragged: string | undefined
  held: ReadonlyMap<string, string>
  arrived: ReadonlySet<string>
  /** The id of the card that gets the focus once it is here. */
  focus: string | undefined
  onFocused: () => void
  canMove: (row: Row) => boolean
  onMenu: (row: Row, anchor: HTMLElement) => void
  onEnd: (status: string) => void
}

/** The cards of one status. Only visible ones are rendered; more are loaded near the end. */
export const Column = memo(function Column(props: ColumnProps) {
  const { resource, column, limit, named, takes, dragged, held, arrived, focus, onFocused, canMove, onMenu, onEnd } = props
  const { status, data, total } = column
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const { setNodeRef, isOver } = useDroppable({ id: status, data: { takes } })
  const fixed = dragged === undefined ? -1 : data.findIndex((row) => row.id === dragged)
  const virtual = useVirtualizer({
    count: data.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => guess,
    getItemKey: (place) => data[place]?.id ?? place,
    gap,
    overscan: ahead,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const places = defaultRangeExtractor(range)
      return fixed < 0 || places.includes(fixed) ? places : [...places, fixed].sort((one, other) => one - other)
    },
  })
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? -1
  useEffect(() => {
    if (data.length < total && last >= data.length - soon) onEnd(status)
  }, [last, data.length, total, status, onEnd])
  const wanted = focus === undefined ? -1 : data.findIndex((row) => row.id === focus)
  useEffect(() => {
    if (wanted < 0 || focus === undefined) return undefined
    virtual.scrollToIndex(wanted)
    const frame = requestAnimationFrame(() => {
      scroller.current?.querySelector<HTMLElement>(`[data-card="${focus}"] .cover`)?.focus()
      onFocused()
    })
    return () => cancelAnimationFrame(frame)
  }, [wanted, focus, onFocused, virtual])
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={id}
      data-column={status}
      className={['column', takes && `takes-${takes}`, isOver && 'over'].filter(Boolean).join(' ')}
    >
      <ColumnHead id={id} resource={resource} column={column} limit={limit} />
      <div ref={scroller} className="scroller">
        <ul style={{ blockSize: virtual.getTotalSize() }}>
          {items.map(({ index, key, start }) => {
            const row = data[index]
            if (!row) return null
            return (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-setsize={total}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)` }}
              >
                <DragCard
                  resource={resource}
                  row={row}
                  status={status}
                  named={named}
                  movable={canMove(row)}
                  onMenu={onMenu}
                  held={held.has(row.id)}
                  arrived={arrived.has(row.id)}
                />
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
})
