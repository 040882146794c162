// Whether live events reach this tab. Short gaps are ignored.
import { useSyncExternalStore } from 'react'
import { createStore } from '../../../session/index.ts'

const timeoutMs = 10_000

const lost = createStore(false)
let timer: ReturnType<typeof setTimeout> | undefined

function set(next: boolean): void {
  if (lost.get() !== next) lost.set(next)
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

/** Whether live events have been missing for longer than a moment. */
export const useLiveLost = (): boolean => useSyncExternalStore(lost.subscribe, lost.get, () => false)
