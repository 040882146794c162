// The one place that deletes what the pages store in this browser. What stays, and why: docs/decisions/storedData.md.
import { createListeners } from './listenerStore.ts'
import { session } from './session.ts'
import { entryName } from './store.ts'

const { subscribe, notify } = createListeners()
/** Calls back before everything is deleted: what is also held in memory has to go with it. */
export const beforeClearing = subscribe

// The session's own entry then holds language and theme alone.
const stays: readonly string[] = [entryName, 'wakeel-preferences']

/** Deletes everything that this browser stores for the pages, on a sign-out and when the session has ended (401). */
export function clearStored(): void {
  notify()
  session.clear({ keepPreferences: true })
  clearOthers()
}

/** The same without the session. */
export function clearOthers(): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    try {
      for (const name of Object.keys(globalThis[kind])) if (!stays.includes(name)) globalThis[kind].removeItem(name)
    } catch {
      // Blocked storage holds nothing.
    }
  }
  // The pages that the worker has kept.
  void globalThis.caches?.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))
  // With the worker go the pushes to this browser; the server drops an address that does not exist any more.
  void navigator.serviceWorker?.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister())))
}
