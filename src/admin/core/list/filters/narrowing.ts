import { createContext, useContext } from 'react'

/** Filters of a resource's rows: of a list, or of another selection of rows. */
export interface Narrowing {
  resource: string
  /** Filters as in a list's address. */
  values: Readonly<Record<string, unknown>>
  /** `replace` adds no history entry, where there are any. */
  set: (values: Record<string, unknown>, how?: { replace?: boolean }) => void
  /** Fields that are not offered, because they are fixed. */
  without?: readonly string[]
}
/** Provided by components that hold filters. */
export const NarrowingContext = createContext<Narrowing | null>(null)

/** The filters that a component changes. */
export function useNarrowing(): Narrowing {
  const narrowing = useContext(NarrowingContext)
  if (!narrowing) throw new Error('This stands among filters only.')
  return narrowing
}
