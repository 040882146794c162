import { useEffect } from 'react'

// Stages change while the customer waits; signed addresses of photos are valid for an hour.
const freshAfter = 60_000

/**
 * Calls `again` every `every` ms (a minute by default) while the page is visible and online, and when it becomes visible again; never with
 * 0.
 */
export function useWhileSeen(again: () => void, every = freshAfter): void {
  useEffect(() => {
    if (every === 0) return
    const look = () => document.visibilityState === 'visible' && navigator.onLine && again()
    const timer = setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [again, every])
}
