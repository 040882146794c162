import { useCallback, useEffect, useState } from 'react'
import type { InputOf, OutputOf } from '../schema/endpoints.ts'
import type { CallName } from '../schema/wire.ts'
import { call } from './api.ts'

/** An answer that is awaited, here, or missing. */
export interface Asked<O> {
  data: O | undefined
  failed: boolean
  /** Asks again. */
  again: () => void
}

/** Asks the API whenever the input changes; nothing is asked while the input is undefined. The last answer stays until the next is there. */
export function useCall<C extends CallName>(
  name: C,
  input: InputOf<C> | undefined,
  params?: Record<string, string>,
  ask: typeof call = call,
): Asked<OutputOf<C>> {
  const [answer, setAnswer] = useState<{ data: OutputOf<C> | undefined; failed: boolean }>({ data: undefined, failed: false })
  const [round, setRound] = useState(0)
  const question = input && JSON.stringify([input, params])
  useEffect(() => {
    if (question === undefined) return
    const [asked, filled] = JSON.parse(question) as [InputOf<C>, Record<string, string> | null]
    const abort = new AbortController()
    ask(name, asked, { signal: abort.signal, ...(filled ? { params: filled } : {}) })
      .then((data) => abort.signal.aborted || setAnswer({ data, failed: false }))
      .catch(() => abort.signal.aborted || setAnswer((last) => ({ ...last, failed: true })))
    return () => abort.abort()
  }, [ask, name, question, round])
  const again = useCallback(() => {
    setAnswer((last) => ({ ...last, failed: false }))
    setRound((last) => last + 1)
  }, [])
  return { ...answer, again }
}
