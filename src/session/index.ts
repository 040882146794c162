// The typed local store.
export { dropDraft, keepDraft, readDraft } from './drafts.ts'
export type { KeptVisit, PendingMark, PendingStep, RecentCustomer, SessionValues, Unsent } from './keys.ts'
export { createListeners, createStore } from './listenerStore.ts'
export { session } from './session.ts'
export { createSession, entryName } from './store.ts'
export { useSession } from './useSession.ts'
