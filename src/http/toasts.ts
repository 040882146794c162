// Short notices for the person; both skins draw them. Knows nothing of screens.
import { createStore } from '../session/index.ts'
import type { TextKey } from '../schema/textKey.ts'

/** A notice: a text the server wrote, or a key of the language files. */
export interface Toast {
  id: number
  kind: 'success' | 'error'
  text?: string
  key?: TextKey
  /** One thing the person may still do about it. */
  action?: ToastAction
}
type Words = { text: string } | { key: TextKey }
/** A button of a notice: its text key, and what it does; the notice stands for `lifetime` ms. */
export interface ToastAction {
  key: TextKey
  run: () => void
  lifetime: number
}

/** How long a notice stands, in ms; errors stay longer because they are read. */
export const toastLifetime = { success: 5_000, error: 9_000 } as const
const shownAtOnce = 3

const shown = createStore<readonly Toast[]>([])
let lastId = 0
let offered = ''
const add = (kind: Toast['kind'], words: Words, action?: ToastAction) => {
  lastId += 1
  const toast: Toast = { id: lastId, kind, ...words, ...(action ? { action } : {}) }
  const others = shown.get().filter((one) => one.text !== toast.text || one.key !== toast.key)
  shown.set([...others, toast].slice(-shownAtOnce))
}

// What is no longer so is not said any longer.
globalThis.addEventListener?.('online', () => shown.set(shown.get().filter(({ key }) => key !== 'errors.offline')))

/** Offers to load the page anew, once a build: another one is out than the page was made of. */
export function offerReload(build = ''): void {
  if (build && build === offered) return
  offered = build
  add('success', { key: 'app.newer' }, { key: 'app.reload', run: () => location.reload(), lifetime: 1e9 })
}

/** The notices on the screen; the same words are never shown twice at once. */
export const toasts = {
  success: (words: Words, action?: ToastAction) => add('success', words, action),
  error: (words: Words) => add('error', words),
  dismiss: (id: number) => shown.set(shown.get().filter((one) => one.id !== id)),
  clear: () => shown.set([]),
  list: shown.get,
  subscribe: shown.subscribe,
}
