// Jobs that the tray shows besides running ones: started here or seen running, and not dismissed yet.
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

/** Shows a job in the tray until it is dismissed. */
export function watchJob(id: string): void {
  if (!watched.shown.has(id)) replace({ ...watched, shown: new Set([...watched.shown, id]) })
}
/** Removes a job from the tray; the list of jobs keeps it. */
export function dismissJob(id: string): void {
  replace({ ...watched, dismissed: new Set([...watched.dismissed, id]) })
}
/** The jobs in the tray. */
export const useWatched = (): Watched => useSyncExternalStore(subscribe, () => watched)
