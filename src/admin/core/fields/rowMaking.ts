import { createContext, useContext } from 'react'

/** A request for a new row that a search did not find: the typed text, and values from the surrounding form. */
export interface RowRequest {
  target: string
  typed: string
  known: Readonly<Record<string, unknown>>
  /** Called with the new row's id. */
  onMade: (id: string) => void
}

/** Provided by a form in which rows can be created; filters provide none. */
export const RowMaking = createContext<((request: RowRequest) => void) | null>(null)

/** The function that asks for a new row; null where that is not offered. */
export const useRowMaking = (): ((request: RowRequest) => void) | null => useContext(RowMaking)
