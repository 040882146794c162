import { useDraggable } from '@dnd-kit/core'
import More from '@mui/icons-material/MoreVertOutlined'
import { memo, type Ref } from 'react'
import { Link } from 'react-router-dom'
import type { Row } from '../definition.ts'
import { rowTitle } from '../fields/rowTitle.ts'
import { useI18n } from '../useI18n.ts'
import type { Named } from './boardData.ts'
import { usePageParts } from '../featureParts.ts'
import { PlainCard } from './PlainCard.tsx'

/** Props of a card's content; unchanged until the card itself changes. */
export interface CardFace {
  resource: string
  row: Row
  status: string
  named: Named
  /** Whether the person may move it to any column. */
  movable: boolean
  onMenu: (row: Row, anchor: HTMLElement) => void
}
interface CardState {
  /** Being moved, until the server has answered. */
  held: boolean
  /** Just moved here by somebody else. */
  arrived: boolean
}

/** A card that can be dragged by pointer, touch and keyboard. */
export function DragCard({ held, arrived, ...face }: CardFace & CardState) {
  const { row, movable } = face
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: row.id,
    disabled: !movable || held,
    data: { row },
  })
  const classes = ['card', movable && !held && 'grabs', isDragging && 'lifted', held && 'held', arrived && 'arrived'].filter(Boolean)
  return (
    <div ref={setNodeRef} className={classes.join(' ')} data-card={row.id} {...listeners}>
      <Inside {...face} grip={setActivatorNodeRef} described={movable ? attributes['aria-describedby'] : undefined} />
    </div>
  )
}

/** A card that is not draggable: on a phone, where a long press opens its moves, and as the image that is dragged. */
export function StillCard({ held = false, arrived = false, ...face }: CardFace & Partial<CardState>) {
  return (
    <div
      className={['card', held && 'held', arrived && 'arrived'].filter(Boolean).join(' ')}
      data-card={face.row.id}
      onContextMenu={(event) => {
        if (!face.movable || held) return
        event.preventDefault()
        face.onMenu(face.row, event.currentTarget)
      }}
    >
      <Inside {...face} grip={null} described={undefined} />
    </div>
  )
}

interface InsideProps extends CardFace {
  grip: Ref<HTMLAnchorElement>
  described: string | undefined
}

// A drag rerenders every card's frame, but not its content.
const Inside = memo(function Inside({ resource, row, status, named, movable, onMenu, grip, described }: InsideProps) {
  const i18n = useI18n()
  const { Card: Lines = PlainCard } = usePageParts(resource)
  const name = rowTitle(resource, row, i18n)
  return (
    <>
      <Link
        ref={grip}
        className="cover"
        to={`/home/${resource}/${row.id}/show`}
        draggable={false}
        aria-label={name}
        aria-describedby={described}
      />
      <Lines row={row} status={status} named={named} />
      <button
        type="button"
        className="menu"
        aria-haspopup="menu"
        aria-label={i18n.translate(movable ? 'admin.board.moveCard' : 'admin.list.more', { name })}
        onClick={(event) => onMenu(row, event.currentTarget)}
      >
        <More aria-hidden />
      </button>
    </>
  )
})
