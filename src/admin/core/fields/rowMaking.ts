import { createContext, useContext } from 'react'

/** A row that somebody looked for and did not find: what was typed, and what the form around it already says. */
export interface RowRequest {
  target: string
  typed: string
  known: Readonly<Record<string, unknown>>
  /** Called with the new row's id. */
  onMade: (id: string) => void
}

/** Given by a form that lets rows be made where they are needed; a filter gives none. */
export const RowMaking = createContext<((request: RowRequest) => void) | null>(null)

/** Asks for a new row in place; null where that is not offered. */
export const useRowMaking = (): ((request: RowRequest) => void) | null => useContext(RowMaking)
