import { useSyncExternalStore } from 'react'
import { loader } from './loader.ts'

/** Whether blocking work is in progress. */
export const useLoader = (): boolean => useSyncExternalStore(loader.subscribe, loader.busy, () => false)
