// The local store: a JSON object in one storage entry, also held in memory, so that with blocked, full or broken storage only the next
// visit loses it.
import { createStore } from './listenerStore.ts'
import { preferences, storedAs, type SessionKey, type SessionValues } from './keys.ts'

/** Name of the storage entry: '{product}-dealer'. */
export const entryName = 'wakeel-dealer'
type Values = Partial<SessionValues>

/** The local store. */
export interface Session {
  get<K extends SessionKey>(key: K): SessionValues[K] | undefined
  set<K extends SessionKey>(key: K, value: SessionValues[K]): void
  remove(key: SessionKey): void
  /** Deletes everything, or everything but language and theme. */
  clear(options?: { keepPreferences?: boolean }): void
  /** Calls the listener after every change, also of other tabs; returns the function that stops it. */
  subscribe(listener: () => void): () => void
}

/** The values of a storage entry; those of the wrong type are left out. */
function readValues(text: string | null): Values {
  try {
    const given: unknown = JSON.parse(text ?? '{}')
    if (typeof given !== 'object' || given === null) return {}
    return Object.fromEntries(
      Object.entries(given).filter(([key, value]) => value !== null && typeof value === storedAs[key as SessionKey]),
    )
  } catch {
    return {}
  }
}

/** The session's values, stored in `storage` and in memory; in memory only when storage is undefined, full or blocked. */
export function createSession(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined): Session {
  const load = () => {
    try {
      return readValues(storage?.getItem(entryName) ?? null)
    } catch {
      return {}
    }
  }
  const { get, set, subscribe } = createStore<Values>(load())
  const replace = (next: Values) => {
    try {
      storage?.setItem(entryName, JSON.stringify(next))
    } catch {
      // Full or blocked: the values in memory still serve this page.
    }
    set(next)
  }
  if (storage && 'addEventListener' in globalThis) {
    globalThis.addEventListener('storage', (event: Event) => {
      if (!('key' in event) || (event.key !== entryName && event.key !== null)) return
      set(load())
    })
  }
  return {
    get: (key) => get()[key],
    // An equal value is not a change: everything that uses it would be drawn again.
    set: (key, value) => {
      if (JSON.stringify(get()[key]) !== JSON.stringify(value)) replace({ ...get(), [key]: value })
    },
    remove: (key) => replace({ ...get(), [key]: undefined }),
    clear: (options) => {
      const kept: Values = {}
      if (options?.keepPreferences) for (const key of preferences) Object.assign(kept, { [key]: get()[key] })
      replace(kept)
    },
    subscribe,
  }
}
