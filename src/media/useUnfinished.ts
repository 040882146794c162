import { useEffect, useState, type RefObject } from 'react'

/**
 * Prevents the form around an element from being submitted while files are being uploaded, because they would be lost. Returns whether
 * somebody tried.
 */
export function useUnfinished(inside: RefObject<HTMLElement | null>, busy: boolean): boolean {
  const [tried, setTried] = useState(false)
  useEffect(() => {
    const form = inside.current?.closest('form')
    if (!form || !busy) return
    // React's listener is at the root, so this one runs first.
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
