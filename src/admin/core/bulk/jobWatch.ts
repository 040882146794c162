// The jobs that the tray shows besides those under way: begun here, or seen under way, and not dismissed yet.
import { useSyncExternalStore } from 'react'

interface Watched {
  shown: ReadonlySet<string>
  dismissed: ReadonlySet<string>
}
let watched: Watched = { shown: new Set(), dismissed: new Set() }
const listeners = new Set<() => void>()
function replace(next: Watched): void {
  watched = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Shows a job in the tray until somebody dismisses it there. */
export function watchJob(id: string): void {
  if (!watched.shown.has(id)) replace({ ...watched, shown: new Set([...watched.shown, id]) })
}
/** Takes a job out of the tray; the list of jobs keeps it. */
export function dismissJob(id: string): void {
  replace({ ...watched, dismissed: new Set([...watched.dismissed, id]) })
}
/** What is watched now. */
export const useWatched = (): Watched => useSyncExternalStore(subscribe, () => watched)
