import { createSession, type Session } from './store.ts'

function browserStorage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

/** The person's local store. */
export const session: Session = createSession(typeof window === 'undefined' ? undefined : browserStorage())
