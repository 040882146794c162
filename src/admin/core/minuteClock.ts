import { useSyncExternalStore } from 'react'
import { createStore } from '../../session/index.ts'

const pace = 20_000
const clock = createStore(Date.now())
let followers = 0
let timer: ReturnType<typeof setInterval> | undefined

const tick = () => clock.set(Date.now())
const subscribe = (listener: () => void) => {
  if (followers === 0) {
    tick()
    timer = setInterval(tick, pace)
  }
  followers += 1
  const leave = clock.subscribe(listener)
  return () => {
    leave()
    followers -= 1
    if (followers === 0) clearInterval(timer)
  }
}

/** The present moment, updated every 20 seconds: one timer for all waiting times, and only those are rerendered. */
export const useClock = (): number => useSyncExternalStore(subscribe, clock.get)
