// What others change, as it happens.
import { useEffect, useRef } from 'react'
import { hearLive } from './heard.ts'

/** A change somebody made. Action 'many': many rows of the resource, without an id; 'resync': changes of anything may have been missed. */
export interface LiveEvent {
  resource: string
  id: string
  action: string
  by: string | null
  at: string
}

/** Calls back for each change to these resources ('*': to any) that the person may see, and after a gap with action 'resync'. */
export function useLive(resources: readonly string[], onChange: (event: LiveEvent) => void): void {
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const names = resources.join()
  useEffect(() => hearLive(names.split(','), (event) => latest.current(event)), [names])
}
