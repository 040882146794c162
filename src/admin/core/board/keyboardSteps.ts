import type { DroppableContainer, KeyboardCoordinateGetter } from '@dnd-kit/core'

const fromTop = 64
const takes = ({ data }: DroppableContainer): boolean => (data.current as { takes?: string } | undefined)?.takes !== 'no'

/** Left and right go to the next column that accepts the card, in visual order. */
export const keyboardSteps: KeyboardCoordinateGetter = (event, { context: { collisionRect, droppableRects, droppableContainers } }) => {
  if (!['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].includes(event.code)) return undefined
  event.preventDefault()
  if (!collisionRect || event.code === 'ArrowUp' || event.code === 'ArrowDown') return undefined
  const side = event.code === 'ArrowRight' ? 1 : -1
  const middle = collisionRect.left + collisionRect.width / 2
  // A key may be pressed before the library has measured the columns: then their positions on the screen are used.
  const [next] = droppableContainers
    .getEnabled()
    .filter(takes)
    .flatMap(({ id, node }) => droppableRects.get(id) ?? node.current?.getBoundingClientRect() ?? [])
    .map((rect) => ({ rect, way: side * (rect.left + rect.width / 2 - middle) }))
    .filter(({ way }) => way > collisionRect.width / 2)
    .sort((one, other) => one.way - other.way)
  return next && { x: next.rect.left + (next.rect.width - collisionRect.width) / 2, y: next.rect.top + fromTop }
}
