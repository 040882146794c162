import { createContext, useContext } from 'react'

/** Rows of a resource being narrowed: a list, or anyone else who chooses some of them. */
export interface Narrowing {
  resource: string
  /** Filters as a list's address holds them. */
  values: Readonly<Record<string, unknown>>
  /** `replace` leaves no step to go back to, where there are steps. */
  set: (values: Record<string, unknown>, how?: { replace?: boolean }) => void
  /** Fields that are not offered: what is decided already. */
  without?: readonly string[]
}
/** Given by whatever holds filters. */
export const NarrowingContext = createContext<Narrowing | null>(null)

/** The filters that a component changes. */
export function useNarrowing(): Narrowing {
  const narrowing = useContext(NarrowingContext)
  if (!narrowing) throw new Error('This stands among filters only.')
  return narrowing
}
