// Hook for live events.
import { useEffect, useRef } from 'react'
import { subscribeLive, type LiveEvent } from './subscribers.ts'

/** Calls back for each change of these resources ('*': any) that the person may see, and after a gap with action 'resync'. */
export function useLive(resources: readonly string[], onChange: (event: LiveEvent) => void): void {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const names = resources.join()
  useEffect(() => subscribeLive(names.split(','), (event) => latest.current(event)), [names])
}
