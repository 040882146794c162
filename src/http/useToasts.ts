import { useSyncExternalStore } from 'react'
import { toasts, type Toast } from './toasts.ts'

const none: readonly Toast[] = []

/** The notices to show; at most three. */
export const useToasts = (): readonly Toast[] => useSyncExternalStore(toasts.subscribe, toasts.list, () => none)
