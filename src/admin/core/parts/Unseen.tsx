import type { ReactNode } from 'react'

/** Text for screen readers only. */
export function Unseen({ children }: { children: ReactNode }) {
  return (
    <span style={{ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' }}>
      {children}
    </span>
  )
}
