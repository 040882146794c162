import { useCallback, useState, type RefCallback } from 'react'

const slack = 4

/** Whether a row can be scrolled further in either direction, and the function that scrolls it by its visible width. */
export function useRow() {
  const [list, setList] = useState<HTMLElement | null>(null)
  const [ends, setEnds] = useState({ back: true, onward: true })
  const row: RefCallback<HTMLElement> = useCallback((element) => {
    if (!element) return
    const look = () => {
      // Counted from the row's start, for both directions of writing.
      const gone = Math.abs(element.scrollLeft)
      setEnds({ back: gone < slack, onward: gone + element.clientWidth > element.scrollWidth - slack })
    }
    const watch = new ResizeObserver(look)
    watch.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    setList(element)
    return () => {
      watch.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  const move = (way: 'back' | 'onward') => {
    if (!list) return
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const side = getComputedStyle(list).direction === 'rtl' ? -1 : 1
    list.scrollBy({ left: side * (way === 'back' ? -1 : 1) * list.clientWidth * 0.8, behavior: still ? 'instant' : 'smooth' })
  }
  return { row, ends, move }
}
