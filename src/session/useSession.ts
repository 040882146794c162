import { useSyncExternalStore } from 'react'
import type { SessionKey, SessionValues } from './keys.ts'
import { session } from './session.ts'

const none = () => undefined

/** The current value of a key, kept up to date; undefined while a prerendered page is hydrated. */
export function useSession<K extends SessionKey>(key: K): SessionValues[K] | undefined {
  return useSyncExternalStore(session.subscribe, () => session.get(key), none)
}
