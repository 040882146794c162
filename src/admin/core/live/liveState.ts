// Whether live events reach this tab. Short gaps are ignored.
import { useSyncExternalStore } from 'react'

const timeoutMs = 10_000

let lost = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(next: boolean): void {
  if (lost === next) return
  lost = next
  for (const listener of [...listeners]) listener()
}

/** Sets whether the connection is open; undefined where none is needed. */
export function noteConnected(connected: boolean | undefined): void {
  if (connected !== false) {
    clearTimeout(timer)
    timer = undefined
    return set(false)
  }
  timer ??= setTimeout(() => set(true), timeoutMs)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether live events have been missing for longer than a moment. */
export const useLiveLost = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => lost,
    () => false,
  )
