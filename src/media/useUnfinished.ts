import { useEffect, useState, type RefObject } from 'react'

/** Holds back the form around an element while files are on their way: saved now, it would lose them. Tells whether somebody tried. */
export function useUnfinished(inside: RefObject<HTMLElement | null>, busy: boolean): boolean {
  const [tried, setTried] = useState(false)
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form || !busy) return
    // The form's own listener is React's, at the root: this one comes first.
    const hold = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      setTried(true)
      inside.current?.scrollIntoView({ block: 'center' })
    }
    form.addEventListener('submit', hold)
    return () => {
      form.removeEventListener('submit', hold)
      setTried(false)
    }
  }, [inside, busy])
  return tried && busy
}
