// Which of the shell's dialogs stands open; one at a time, opened from keys, buttons and commands alike.
import { useSyncExternalStore } from 'react'

type Shown = 'search' | 'shortcuts' | null
let open: Shown = null
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Opens a dialog of the shell, or closes it with null. */
export const shown = {
  set: (next: Shown): void => {
    open = next
    for (const listener of listeners) listener()
  },
}
/** The open one. */
export const useShown = (): Shown => useSyncExternalStore(subscribe, () => open)
