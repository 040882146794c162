import { useCallback, useEffect, useState } from 'react'
import { HttpError } from '../../http/index.ts'
import { useLanguage } from '../../i18n/index.ts'
import type { CustomerJob } from '../../schema/workshop/calls/job.ts'
import { jobByLink } from '../../schema/workshop/calls.ts'
import { call } from '../core/api.ts'
import { useWhileSeen } from '../core/useWhileSeen.ts'

/**
 * The job of a link: loaded, expired (410), or failed. Reloaded every minute while the page is visible, and when it becomes visible again.
 */
export function useJob(token: string | undefined) {
  const language = useLanguage()
  const [job, setJob] = useState<CustomerJob>()
  const [state, setState] = useState<'asking' | 'here' | 'over' | 'failed'>('asking')
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound((last) => last + 1), [])
  useEffect(() => {
    // Without a token in the address nothing is loaded.
    if (!token) return
    const abort = new AbortController()
    call(jobByLink, { token }, { signal: abort.signal, quiet: 'silent' })
      .then(({ job: came }) => {
        if (abort.signal.aborted) return
        setJob(came)
        setState('here')
      })
      .catch((failure: unknown) => {
        if (abort.signal.aborted) return
        const gone = failure instanceof HttpError && (failure.code === 'linkExpired' || failure.status === 400)
        if (gone) setJob(undefined)
        setState((last) => (gone ? 'over' : last === 'here' ? last : 'failed'))
      })
    return () => abort.abort()
  }, [token, round, language])
  useWhileSeen(again)
  return { job, over: state === 'over' || token === '', failed: state === 'failed', again, setJob }
}
