// The one local store: a JSON object in one storage entry, held in memory so that a blocked, full or broken storage costs nothing but the next visit.
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
  /** Forgets everything, or everything but language and theme. */
  clear(options?: { keepPreferences?: boolean }): void
  /** Calls back after every change, those of other tabs included; returns how to stop. */
  subscribe(listener: () => void): () => void
}

/** What a storage entry says; entries of the wrong shape are left out. */
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

/** A store on `storage`; without one it lives in memory only. */
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
      // Full or blocked: the copy in memory goes on serving this page.
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
    set: (key, value) => replace({ ...get(), [key]: value }),
    remove: (key) => replace({ ...get(), [key]: undefined }),
    clear: (options) => {
      const kept: Values = {}
      if (options?.keepPreferences) for (const key of preferences) Object.assign(kept, { [key]: get()[key] })
      replace(kept)
    },
    subscribe,
  }
}
