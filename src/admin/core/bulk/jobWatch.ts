// Jobs that the tray shows besides running ones: started here or seen running, and not dismissed yet.
import { useSyncExternalStore } from 'react'
import { createStore } from '../../../session/index.ts'

interface Watched {
  shown: ReadonlySet<string>
  dismissed: ReadonlySet<string>
}
const store = createStore<Watched>({ shown: new Set(), dismissed: new Set() })

/** Shows a job in the tray until it is dismissed. */
export function watchJob(id: string): void {
  const watched = store.get()
  if (!watched.shown.has(id)) store.set({ ...watched, shown: new Set([...watched.shown, id]) })
}
/** Removes a job from the tray; the list of jobs keeps it. */
export function dismissJob(id: string): void {
  const watched = store.get()
  store.set({ ...watched, dismissed: new Set([...watched.dismissed, id]) })
}
/** The jobs in the tray. */
export const useWatched = (): Watched => useSyncExternalStore(store.subscribe, store.get)
