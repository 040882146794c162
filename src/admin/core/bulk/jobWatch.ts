// The jobs that the tray shows besides those under way: begun here, or seen under way, and not dismissed yet.
import { useSyncExternalStore } from 'react'
import { createStore } from '../../../session/index.ts'

interface Watched {
  shown: ReadonlySet<string>
  dismissed: ReadonlySet<string>
}
const store = createStore<Watched>({ shown: new Set(), dismissed: new Set() })

/** Shows a job in the tray until somebody dismisses it there. */
export function watchJob(id: string): void {
  const watched = store.get()
  if (!watched.shown.has(id)) store.set({ ...watched, shown: new Set([...watched.shown, id]) })
}
/** Takes a job out of the tray; the list of jobs keeps it. */
export function dismissJob(id: string): void {
  const watched = store.get()
  store.set({ ...watched, dismissed: new Set([...watched.dismissed, id]) })
}
/** What is watched now. */
export const useWatched = (): Watched => useSyncExternalStore(store.subscribe, store.get)
