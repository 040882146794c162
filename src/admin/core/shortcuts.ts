// The registry of active shortcuts: pages add theirs while they are shown, one listener handles the keys, one dialog lists them.
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createStore } from '../../session/index.ts'

/** The group of a shortcut in the help. */
export type ShortcutGroup = 'everywhere' | 'go' | 'page'
/** An active shortcut. Keys: one character ('/', 'n'), 'mod+k' (Ctrl or ⌘), or a sequence ('g l'). */
export interface Shortcut {
  keys: string
  textKey: string
  group: ShortcutGroup
  /** Absent where the page handles the keys itself and only lists them. */
  action?: (() => void) | undefined
}

const shortcuts = createStore<readonly Shortcut[]>([])

// An Arabic keyboard gives other characters for the same keys: there the key's position counts.
const inPlace: Record<string, string> = { Slash: '/', Period: '.', Comma: ',' }
function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (key === '؟') return '?'
  if (key.length > 1 || /^[!-~]$/.test(key)) return key.length > 1 ? key : key.toLowerCase()
  const place = inPlace[code] ?? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? key
  return place === '/' && shiftKey ? '?' : place
}

/** Whether the person is typing into a field. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
// An open overlay handles the keys alone.
const isCovered = (): boolean => document.querySelector('[role="dialog"][aria-modal="true"], .MuiDialog-root, .MuiMenu-root') !== null

const sequenceWithin = 1200
let before: { key: string; at: number } | undefined

function observe(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.isComposing) return
  const mod = event.ctrlKey || event.metaKey
  const key = keyOf(event)
  if (isCovered() || (isTyping(event) && !mod)) return
  const first = before && event.timeStamp - before.at < sequenceWithin ? before.key : undefined
  before = mod ? undefined : { key, at: event.timeStamp }
  const pressed = mod ? [`mod+${key}`] : first ? [`${first} ${key}`, key] : [key]
  // The newest wins: a page may override a global shortcut.
  const found = pressed.flatMap((keys) =>
    shortcuts
      .get()
      .filter((one) => one.keys === keys && one.action)
      .slice(-1),
  )[0]
  if (!found?.action) return
  event.preventDefault()
  before = undefined
  found.action()
}

/** Listens until the returned function is called; used once, by the layout. */
export function listenToShortcuts(): () => void {
  window.addEventListener('keydown', observe)
  return () => window.removeEventListener('keydown', observe)
}

/** Activates a shortcut while the component is mounted. Without an action it is only listed in the help; without keys it does nothing. */
export function useShortcut(keys: string | null, textKey: string, action?: () => void, group: ShortcutGroup = 'page'): void {
  const latest = useRef(action)
  useEffect(() => {
    latest.current = action
  })
  const received = action !== undefined
  useEffect(() => {
    if (!keys) return undefined
    const one: Shortcut = { keys, textKey, group, ...(received ? { action: () => latest.current?.() } : {}) }
    shortcuts.set([...shortcuts.get(), one])
    return () => shortcuts.set(shortcuts.get().filter((other) => other !== one))
  }, [keys, textKey, group, received])
}

/** Every active shortcut, the global ones first. */
export const useShortcuts = (): readonly Shortcut[] => useSyncExternalStore(shortcuts.subscribe, shortcuts.get)
