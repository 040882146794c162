import { useCallback, useEffect, useState } from 'react'
import { HttpError } from '../../http/index.ts'
import type { CustomerRequest } from '../../schema/fieldService/calls/requests.ts'
import { customerRequest } from '../../schema/fieldService/calls.ts'
import { call } from '../core/api.ts'
import { useWhileSeen } from '../core/useWhileSeen.ts'

const freshAfter = 15_000

/** A field request, reloaded every 15 seconds while visible, until it is closed. `gone`: it does not exist, or is not the person's. */
export function useRequest(id: string) {
  const [request, setRequest] = useState<CustomerRequest>()
  const [problem, setProblem] = useState<'failed' | 'gone'>()
  const [round, setRound] = useState(0)
  const again = useCallback(() => {
    setProblem(undefined)
    setRound((last) => last + 1)
  }, [])
  useEffect(() => {
    const abort = new AbortController()
    call(customerRequest, {}, { params: { id }, signal: abort.signal, quiet: 'silent' })
      .then(({ request: came }) => abort.signal.aborted || setRequest(came))
      .catch((failure: unknown) => {
        if (abort.signal.aborted) return
        setProblem(failure instanceof HttpError && (failure.status === 404 || failure.status === 400) ? 'gone' : 'failed')
      })
    return () => abort.abort()
  }, [id, round])
  useWhileSeen(again, request?.status === 'closed' || problem === 'gone' ? 0 : freshAfter)
  return { request, setRequest, problem, again }
}
