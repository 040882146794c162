// Short notices to the person; landing and admin draw them.
import { createStore } from '../session/index.ts'
import type { TextKey } from '../schema/textKey.ts'

/** A notice: a text from the server, or a text key. */
export interface Toast {
  id: number
  kind: 'success' | 'error'
  text?: string
  key?: TextKey
  /** One thing that the person can do about it. */
  action?: ToastAction
}
type Words = { text: string } | { key: TextKey }
/** A button of a notice: text key and action; the notice is shown for `lifetime` ms. */
export interface ToastAction {
  key: TextKey
  run: () => void
  lifetime: number
}

/** How long a notice is shown, in ms; errors longer, because they are read. */
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

// Online again: the notice about being offline is removed.
globalThis.addEventListener?.('online', () => shown.set(shown.get().filter(({ key }) => key !== 'errors.offline')))

/** Offers to reload the page, once for each newer build of the server. */
export function offerReload(build = ''): void {
  if (build && build === offered) return
  offered = build
  add('success', { key: 'app.newer' }, { key: 'app.reload', run: () => location.reload(), lifetime: 1e9 })
}

/** Offers to reload the page where code that it needs is no longer on the server, because a newer build was installed. */
export const reloadWhenOutdated = (): void => addEventListener('vite:preloadError', () => navigator.onLine && offerReload())

/** The notices on the screen, at most three; a text is never shown twice at once. */
export const toasts = {
  success: (words: Words, action?: ToastAction) => add('success', words, action),
  error: (words: Words) => add('error', words),
  dismiss: (id: number) => shown.set(shown.get().filter((one) => one.id !== id)),
  clear: () => shown.set([]),
  list: shown.get,
  subscribe: shown.subscribe,
}
