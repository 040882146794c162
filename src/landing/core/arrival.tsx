import { useEffect } from 'react'

let tell: () => void = () => undefined
/** Kept once the first screen is alive: what changes it any sooner would find markup in its place, which React then throws away. */
export const arrival = new Promise<void>((resolve) => {
  tell = resolve
})

/** Stands beside the screen and tells when that is alive: src/landing/core/early/hold.ts waits for it, too. */
export function Arrived(): null {
  useEffect(() => {
    tell()
    dispatchEvent(new Event('alive'))
  }, [])
  return null
}
