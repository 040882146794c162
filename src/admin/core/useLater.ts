import { useEffect, useState } from 'react'

/** The value once it has not changed for `wait` milliseconds. */
export function useLater<V>(value: V, wait: number): V {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait)
    return () => clearTimeout(timer)
  }, [value, wait])
  return settled
}
