import type { ReactNode } from 'react'

/** A number, code, plate or phone: left to right in every language, never broken over lines. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
      {children}
    </bdi>
  )
}
