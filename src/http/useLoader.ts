import { useSyncExternalStore } from 'react'
import { loader } from './loader.ts'

/** Whether work is in progress that blocks the page. */
export const useLoader = (): boolean => useSyncExternalStore(loader.subscribe, loader.busy, () => false)
