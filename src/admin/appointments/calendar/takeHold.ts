import type { PointerEvent as ReactPointerEvent } from 'react'

/** How long a finger rests until it takes hold, in ms, and how far it may stray meanwhile, in pixels: what moves sooner scrolls. */
const rest = 260
const stray = 8

/** Begins a drag: a mouse and a pen at once, a finger after it has rested; from then on the page does not scroll under it. */
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
  // A long press would open the browser's own menu, and a touch that is not prevented scrolls.
  window.addEventListener('contextmenu', (menu) => menu.preventDefault(), { signal, capture: true })
  const keep = (moved: TouchEvent) => {
    if (held && moved.cancelable) moved.preventDefault()
  }
  window.addEventListener('touchmove', keep, { signal, passive: false })
}
