import { useCallback, useEffect, useState } from 'react'
import { HttpError } from '../../../http/index.ts'
import { useLanguage } from '../../../i18n/index.ts'
import type { OwnCase } from '../../../schema/cases/calls/cases.ts'
import { ownCase } from '../../../schema/cases/calls.ts'
import { call } from '../../core/api.ts'
import { useWhileSeen } from '../../core/useWhileSeen.ts'

/** One of the person's own cases: loading, loaded, not their own (404), or failed. Reloaded while the page is visible. */
export function useOwnCase(ref: string) {
  const language = useLanguage()
  const [known, setKnown] = useState<OwnCase>()
  const [state, setState] = useState<'asking' | 'here' | 'unknown' | 'failed'>('asking')
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound((last) => last + 1), [])
  const show = useCallback((next: OwnCase) => {
    setKnown(next)
    setState('here')
  }, [])
  useEffect(() => {
    const abort = new AbortController()
    call(ownCase, {}, { params: { ref }, signal: abort.signal, quiet: 'silent' })
      .then((answer) => abort.signal.aborted || show(answer.case))
      .catch((failure: unknown) => {
        if (!abort.signal.aborted) setState(failure instanceof HttpError && failure.status === 404 ? 'unknown' : 'failed')
      })
    return () => abort.abort()
  }, [ref, language, round, show])
  useWhileSeen(again)
  return { known, state, again, show }
}
