import type { ReactNode } from 'react'

/** A number, code, plate or phone: left to right in every language, never broken over lines. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
      {children}
    </bdi>
  )
}

/** An amount of money on one line, in the direction of its own text: the currency may be Arabic. */
export function Amount({ children }: { children: ReactNode }) {
  return <bdi style={{ whiteSpace: 'nowrap' }}>{children}</bdi>
}
