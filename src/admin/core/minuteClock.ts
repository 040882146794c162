import { useSyncExternalStore } from 'react'

const pace = 20_000
const listeners = new Set<() => void>()
let now = Date.now()
let timer: ReturnType<typeof setInterval> | undefined

const tick = () => {
  now = Date.now()
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  if (listeners.size === 0) {
    now = Date.now()
    timer = setInterval(tick, pace)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

/** The present moment, updated every 20 seconds: one timer for all waiting times, and only those are rerendered. */
export const useClock = (): number => useSyncExternalStore(subscribe, () => now)
