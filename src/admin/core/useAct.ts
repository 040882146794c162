import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpError } from '../../http/index.ts'

/** Runs `act` and reloads the queries under these keys; returns messages by field, other errors are shown by the client. */
export function useAct(keys: readonly string[], onRefused?: (failure: HttpError) => void) {
  const queries = useQueryClient()
  const [acting, setActing] = useState(false)
  const run = async (act: () => Promise<unknown>): Promise<Record<string, string> | null> => {
    setActing(true)
    try {
      await act()
      return null
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      onRefused?.(failure)
      return failure.fields
    } finally {
      setActing(false)
      await Promise.all(keys.map((key) => queries.invalidateQueries({ queryKey: [key] })))
    }
  }
  return { run, acting }
}
