// Which of the shell's dialogs stands open; one at a time, opened from keys, buttons and commands alike.
import { useSyncExternalStore } from 'react'
import { createStore } from '../../../session/index.ts'

type Shown = 'search' | 'shortcuts' | null
const open = createStore<Shown>(null)

/** Opens a dialog of the shell, or closes it with null. */
export const shown = { set: open.set }
/** The open one. */
export const useShown = (): Shown => useSyncExternalStore(open.subscribe, open.get)
