import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useOnline } from './useOnline.ts'

const content = () => document.getElementById('content')
const subscribe = (change: () => void) => {
  const observer = new MutationObserver(change)
  const main = content()
  if (main) observer.observe(main, { childList: true })
  return () => observer.disconnect()
}
const isEmpty = () => content()?.childElementCount === 0

/**
 * Whether the page shows nothing, because its code could not be loaded (Boundary). A failed module is never requested again, so the page is
 * reloaded once there is a network.
 */
export function useUnloaded(): boolean {
  const online = useOnline()
  const unloaded = useSyncExternalStore(subscribe, isEmpty)
  const missed = useRef(false)
  useEffect(() => {
    if (unloaded && online && missed.current) location.reload()
    missed.current = unloaded && !online
  }, [unloaded, online])
  return unloaded
}
