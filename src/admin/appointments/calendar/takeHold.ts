import type { PointerEvent as ReactPointerEvent } from 'react'

/** How long a touch must rest before a drag begins, in ms, and how far it may move meanwhile, in pixels; an earlier movement scrolls. */
const rest = 260
const stray = 8

/** Begins a drag: at once with mouse or pen, after a rest with touch; from then on the page does not scroll. */
export function takeHold(event: ReactPointerEvent, begin: () => void): void {
  if (event.pointerType !== 'touch') return begin()
  const { clientX, clientY, pointerId } = event
  const end = new AbortController()
  const { signal } = end
  let held = false
  const timer = setTimeout(() => {
    held = true
    begin()
  }, rest)
  const letGo = () => {
    clearTimeout(timer)
    end.abort()
  }
  const mine = (act: (moved: PointerEvent) => void) => (moved: PointerEvent) => {
    if (moved.pointerId === pointerId) act(moved)
  }
  const still = (moved: PointerEvent) => {
    if (!held && Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > stray) letGo()
  }
  window.addEventListener('pointermove', mine(still), { signal })
  window.addEventListener('pointerup', mine(letGo), { signal })
  window.addEventListener('pointercancel', mine(letGo), { signal })
  // A long press would open the browser's menu, and a touch that is not prevented scrolls.
  window.addEventListener('contextmenu', (menu) => menu.preventDefault(), { signal, capture: true })
  const keep = (moved: TouchEvent) => {
    if (held && moved.cancelable) moved.preventDefault()
  }
  window.addEventListener('touchmove', keep, { signal, passive: false })
}
