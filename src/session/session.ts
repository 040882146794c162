import { createSession, type Session } from './store.ts'

function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** The local store of this browser. */
export const session: Session = createSession(typeof window === 'undefined' ? undefined : browserStorage())
