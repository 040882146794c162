import { useEffect, useRef } from 'react'
import { calm } from './calm.ts'
import { subscribeLive } from './subscribers.ts'
import type { LiveEvent } from './subscribers.ts'

/** Does something soon after changes to these resources, with all that came since: not for each of them, not before the last time is done, and not while nobody looks. */
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
