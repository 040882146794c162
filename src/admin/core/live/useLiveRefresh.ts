import { useEffect, useRef } from 'react'
import { calm } from './calm.ts'
import { subscribeLive } from './subscribers.ts'
import type { LiveEvent } from './subscribers.ts'

/**
 * Runs `refresh` soon after changes of these resources, with all collected events: throttled, one at a time, only while the page is visible.
 */
export function useLiveRefresh(resources: readonly string[], refresh: (events: readonly LiveEvent[]) => void | Promise<unknown>): void {
  const latest = useRef(refresh)
  useEffect(() => {
    latest.current = refresh
  })
  const names = resources.join()
  useEffect(() => {
    const later = calm<LiveEvent>((events) => latest.current(events))
    const stop = subscribeLive(names.split(','), later.add)
    return () => {
      stop()
      later.stop()
    }
  }, [names])
}
