import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type CollisionDetection,
  type DragEndEvent,
} from '@dnd-kit/core'
import { useCallback, useMemo, useState } from 'react'
import type { Move } from '../../../schema/core/transitions.ts'
import type { Row } from '../definition.ts'
import { useI18n } from '../useI18n.ts'
import { StillCard } from './Card.tsx'
import { Column } from './Column.tsx'
import { dragWords } from './dragWords.ts'
import { keyboardSteps } from './keyboardSteps.ts'
import type { BoardController } from './useBoardController.ts'

const mouse = { activationConstraint: { distance: 6 } }
// A short touch scrolls, a long one drags the card.
const touch = { activationConstraint: { delay: 260, tolerance: 8 } }
const keyboard = { coordinateGetter: keyboardSteps, keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] } }
const sideways = { threshold: { x: 0.12, y: 0 } }
const collisions: CollisionDetection = (given) => (given.pointerCoordinates ? pointerWithin(given) : closestCenter(given))
const nothing = () => undefined
const afterDrop = 60

// Suppresses the click at the end of a drag, which would open a link.
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), afterDrop)
}

/** The columns side by side, with cards that are dragged between them. */
export function BoardColumns({ fixture: controller }: { fixture: BoardController }) {
  const { resource, board, named, moves, refuse, request, openMenu, loadMore } = controller
  const i18n = useI18n()
  const { translate } = i18n
  const [dragged, setDragged] = useState<Row>()
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch), useSensor(KeyboardSensor, keyboard))
  const goesTo = useCallback((row: Row): string[] => moves(row).map(({ to }) => to), [moves])
  const announcements = useMemo(() => dragWords(resource, i18n, goesTo), [resource, i18n, goesTo])
  const canMove = useCallback((row: Row) => moves(row).length > 0, [moves])
  const ways: readonly Move[] = dragged ? moves(dragged) : []
  const from = dragged && controller.statusOf(dragged)
  const end = ({ over, activatorEvent }: DragEndEvent) => {
    swallowClick()
    setDragged(undefined)
    if (!dragged || !over || over.id === from) return
    const move = ways.find(({ to }) => to === over.id)
    if (move) request(dragged, move, activatorEvent instanceof KeyboardEvent)
    else refuse(dragged, String(over.id))
  }
  const columns = board.data?.columns ?? []
  const limit = Math.max(0, ...columns.map(({ total }) => total))
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisions}
      autoScroll={sideways}
      accessibility={{ announcements, screenReaderInstructions: { draggable: translate('admin.board.drag.how') } }}
      onDragStart={({ active }) => setDragged((active.data.current as { row: Row }).row)}
      onDragEnd={end}
      onDragCancel={() => setDragged(undefined)}
    >
      <div className="columns">
        {columns.map((column) => (
          <Column
            key={column.status}
            resource={resource}
            column={column}
            limit={limit}
            named={named}
            takes={dragged && (column.status === from ? 'own' : ways.some(({ to }) => to === column.status) ? 'yes' : 'no')}
            dragged={dragged?.id}
            held={board.held}
            arrived={board.arrived}
            focus={controller.focus}
            onFocused={controller.clearFocus}
            canMove={canMove}
            onMenu={openMenu}
            onEnd={loadMore}
          />
        ))}
      </div>
      <DragOverlay className="flying" dropAnimation={null}>
        {dragged && <StillCard resource={resource} row={dragged} status={String(from)} named={named} movable={false} onMenu={nothing} />}
      </DragOverlay>
    </DndContext>
  )
}
