import { useEffect } from 'react'

// What the workshop does changes while the customer waits; photos' addresses are good for an hour.
const freshAfter = 60_000

/** Asks anew every minute (or `every` so many ms) that the page is looked at and the network is there, and when it is looked at again; never where `every` is 0. */
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
