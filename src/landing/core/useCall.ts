import { useCallback, useEffect, useState } from 'react'
import type { Call, CallInput, CallOutput } from '../../schema/core/defineCall.ts'
import { call } from './api.ts'

/** A call's answer: loading, loaded, or failed. */
export interface Requested<O> {
  data: O | undefined
  failed: boolean
  /** Calls again. */
  again: () => void
}

/** Calls the API whenever the input changes, and not while it is undefined. The last answer stays until the next one arrives. */
export function useCall<C extends Call>(
  one: C,
  input: CallInput<C> | undefined,
  params?: Record<string, string>,
  ask: typeof call = call,
): Requested<CallOutput<C>> {
  const [answer, setAnswer] = useState<{ data: CallOutput<C> | undefined; failed: boolean }>({ data: undefined, failed: false })
  const [round, setRound] = useState(0)
  const question = input && JSON.stringify([input, params])
  useEffect(() => {
    if (question === undefined) return
    const [requested, filled] = JSON.parse(question) as [CallInput<C>, Record<string, string> | null]
    const abort = new AbortController()
    ask(one, requested, { signal: abort.signal, ...(filled ? { params: filled } : {}) })
      .then((data) => abort.signal.aborted || setAnswer({ data, failed: false }))
      .catch(() => abort.signal.aborted || setAnswer((last) => ({ ...last, failed: true })))
    return () => abort.abort()
  }, [ask, one, question, round])
  const again = useCallback(() => {
    setAnswer((last) => ({ ...last, failed: false }))
    setRound((last) => last + 1)
  }, [])
  return { ...answer, again }
}
