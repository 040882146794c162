import { useCallback, useEffect, useState } from 'react'
import { HttpError } from '../../http/index.ts'
import { call } from '../core/api.ts'
import { campaignByLink, optOut } from '../../schema/campaigns/calls.ts'

/** Loading; receiving offers, opted out, opted in again just now; invalid link; failed. */
export type OptOutState = 'asking' | 'in' | 'out' | 'back' | 'over' | 'failed'
const stateOf = (failure: unknown): OptOutState =>
  failure instanceof HttpError && (failure.status === 410 || failure.code === 'badInput') ? 'over' : 'failed'

/** Whether the recipient of a link receives offers, and the function that changes it; nothing is loaded while the code is unknown. */
export function useOptOut(code: string | undefined) {
  const [state, setState] = useState<OptOutState>('asking')
  const [busy, setBusy] = useState(false)
  const [complaint, setComplaint] = useState<string>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (!code) return
    const abort = new AbortController()
    call(campaignByLink, { code }, { signal: abort.signal, quiet: 'silent' })
      .then(({ withdrawn }) => abort.signal.aborted || setState(withdrawn ? 'out' : 'in'))
      .catch((failure: unknown) => abort.signal.aborted || setState(stateOf(failure)))
    return () => abort.abort()
  }, [code, round])
  const again = useCallback(() => {
    setState('asking')
    setRound((last) => last + 1)
  }, [])
  const change = (granted: boolean) => {
    if (!code || busy) return
    setBusy(true)
    setComplaint(undefined)
    call(optOut, { code, granted }, { quiet: true })
      .then(({ withdrawn }) => setState(withdrawn ? 'out' : 'back'))
      .catch((failure: unknown) => {
        if (stateOf(failure) === 'over') setState('over')
        else if (failure instanceof Error) setComplaint(failure.message)
      })
      .finally(() => setBusy(false))
  }
  return { state: code === '' ? ('over' as const) : state, busy, complaint, change, again }
}
