import { useSyncExternalStore } from 'react'

const subscribe = (change: () => void) => {
  for (const name of ['online', 'offline']) addEventListener(name, change)
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, change)
  }
}

/** Whether the browser has a network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
