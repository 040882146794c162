// The one place that deletes what the pages store in this browser. What stays, and why: docs/decisions/storedData.md.
import { createListeners } from './listenerStore.ts'
import { session } from './session.ts'
import { entryName } from './store.ts'

const { subscribe, notify } = createListeners()
/** Calls back before everything is deleted: what is also held in memory has to go with it. */
export const beforeClearing = subscribe

/** Is stored while what takes a moment is being deleted, so that the next page ends it when this one is left before. */
const unfinished = 'wakeel-clearing'
// The session's own entry then holds language and theme alone.
const stays: readonly string[] = [entryName, 'wakeel-preferences', unfinished]

/** Deletes everything that this browser stores for the pages, on a sign-out and when the session has ended (401). */
export function clearStored(): void {
  notify()
  session.clear({ keepPreferences: true })
  clearOthers()
}

/** Does it to each of the browser's stores that is not blocked; a blocked one holds nothing. */
function inStores(kinds: readonly ('localStorage' | 'sessionStorage')[], act: (store: Storage) => void): void {
  for (const kind of kinds) {
    try {
      act(globalThis[kind])
    } catch {
      // Blocked.
    }
  }
}

/** The same without the session. */
export function clearOthers(): void {
  inStores(['localStorage', 'sessionStorage'], (store) => {
    for (const name of Object.keys(store)) if (!stays.includes(name)) store.removeItem(name)
  })
  inStores(['localStorage'], (store) => store.setItem(unfinished, ''))
  void clearWorker()
}

/** Deletes the worker and the pages that it has kept. */
async function clearWorker(): Promise<void> {
  const names = (await globalThis.caches?.keys()) ?? []
  await Promise.all(names.map((name) => caches.delete(name)))
  // With the worker go the pushes to this browser; the server drops an address that does not exist any more.
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(workers.map((one) => one.unregister()))
  inStores(['localStorage'], (store) => store.removeItem(unfinished))
}

inStores(['localStorage'], (store) => {
  if (store.getItem(unfinished) !== null) void clearWorker()
})
