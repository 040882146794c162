// Which of the layout's dialogs is open; one at a time, opened by keys, buttons and commands.
import { useSyncExternalStore } from 'react'
import { createStore } from '../../../session/index.ts'

type Shown = 'search' | 'shortcuts' | null
const open = createStore<Shown>(null)

/** Opens a dialog, or closes it with null. */
export const shown = { set: open.set }
/** The open dialog. */
export const useShown = (): Shown => useSyncExternalStore(open.subscribe, open.get)
