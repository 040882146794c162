// The typed local store.
export { dropDraft, keepDraft, readDraft } from './drafts.ts'
export type { PendingStep, RecentCustomer, SessionValues } from './keys.ts'
export { createListeners, createStore } from './listenerStore.ts'
export { session } from './session.ts'
export { createSession, entryName } from './store.ts'
export { useSession } from './useSession.ts'
