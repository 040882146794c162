// Whether changes reach this tab. Short gaps are nobody's business.
import { useSyncExternalStore } from 'react'
import { createStore } from '../../../session/index.ts'

const timeoutMs = 10_000

const lost = createStore(false)
let timer: ReturnType<typeof setTimeout> | undefined

function set(next: boolean): void {
  if (lost.get() !== next) lost.set(next)
}

/** Says whether the connection stands; undefined where none is wanted. */
export function noteConnected(connected: boolean | undefined): void {
  if (connected !== false) {
    clearTimeout(timer)
    timer = undefined
    return set(false)
  }
  timer ??= setTimeout(() => set(true), timeoutMs)
}

/** Whether changes have not reached this tab for longer than a moment. */
export const useLiveLost = (): boolean => useSyncExternalStore(lost.subscribe, lost.get, () => false)
