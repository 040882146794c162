import { useEffect, useState, type ReactNode } from 'react'

/** Draws its content once what is drawn with it has been painted, so that the code of this part is not loaded before that is seen. */
export function AfterPaint({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  const [painted, setPainted] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  return painted ? children : fallback
}
