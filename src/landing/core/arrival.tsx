import { useEffect } from 'react'

let tell: () => void = () => undefined
/** Resolves once the first page is hydrated: an earlier change would make React discard the prerendered markup. */
export const arrival = new Promise<void>((resolve) => {
  tell = resolve
})

/** Resolves `arrival` once the page beside it is hydrated; src/landing/core/early/hold.ts waits for it as well. */
export function Arrived(): null {
  useEffect(() => {
    tell()
    dispatchEvent(new Event('alive'))
  }, [])
  return null
}
