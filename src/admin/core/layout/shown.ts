// Which of the layout's dialogs is open; one at a time, opened by keys, buttons and commands.
import { useSyncExternalStore } from 'react'

type Shown = 'search' | 'shortcuts' | null
let open: Shown = null
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Opens a dialog, or closes it with null. */
export const shown = {
  set: (next: Shown): void => {
    open = next
    for (const listener of listeners) listener()
  },
}
/** The open dialog. */
export const useShown = (): Shown => useSyncExternalStore(subscribe, () => open)
