import { useEffect, type RefObject } from 'react'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
/** The id of the search field. */
export const callerField = 'caller'

function move(event: KeyboardEvent): void {
  const stops = [...document.querySelectorAll<HTMLElement>(`#${callerField}, .agent [data-stop]`)]
  const place = stops.indexOf(event.target as HTMLElement)
  const step = steps[event.key]
  const next = event.key === 'Escape' && place > 0 ? stops[0] : step && place >= 0 ? stops[place + step] : undefined
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Up and down move from the search field through everything that can be chosen on the page; Escape returns to it. */
export function useStops(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const shown = page.current
    shown?.addEventListener('keydown', move)
    return () => shown?.removeEventListener('keydown', move)
  }, [page])
}
