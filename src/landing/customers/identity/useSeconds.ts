import { useEffect, useState } from 'react'

/** Whole seconds since a moment (ms since 1970), counted up to `upTo`. */
export function useSeconds(since: number, upTo: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() - since > upTo * 1000) clearInterval(timer)
    }, 500)
    return () => clearInterval(timer)
  }, [since, upTo])
  return Math.max(0, Math.floor((now - since) / 1000))
}
