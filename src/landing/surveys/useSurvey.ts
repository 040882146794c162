import { useCallback, useEffect, useState } from 'react'
import { HttpError } from '../../http/index.ts'
import type { LinkedSurvey } from '../../schema/surveys/calls/surveyFamily.ts'
import { surveyByLink } from '../../schema/surveys/calls.ts'
import { call } from '../core/api.ts'

/** Loading, loaded, sent just now, answered before, expired, switched off, or failed. */
export type SurveyState = 'asking' | 'here' | 'sent' | 'answered' | 'over' | 'off' | 'failed'

/** The state that an error about a link's survey means; undefined for other errors. */
export function stateOf(failure: unknown): SurveyState | undefined {
  if (!(failure instanceof HttpError)) return undefined
  if (failure.status === 410) return 'over'
  if (failure.code === 'featureOff') return 'off'
  return failure.code === 'alreadyExists' ? 'answered' : undefined
}

/** The survey of a link; nothing is loaded while the link is unknown. */
export function useSurvey(token: string | undefined) {
  const [survey, setSurvey] = useState<LinkedSurvey>()
  const [state, setState] = useState<SurveyState>('asking')
  const [complaintRef, setComplaintRef] = useState<string>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    // Without a token in the address nothing is loaded.
    if (!token) return
    const abort = new AbortController()
    call(surveyByLink, { token }, { signal: abort.signal, quiet: 'silent' })
      .then((answer) => {
        if (abort.signal.aborted) return
        if (answer.survey) setSurvey(answer.survey)
        setState(answer.survey ? 'here' : 'answered')
      })
      .catch((failure: unknown) => abort.signal.aborted || setState(stateOf(failure) ?? 'failed'))
    return () => abort.abort()
  }, [token, round])
  const again = useCallback(() => {
    setState('asking')
    setRound((last) => last + 1)
  }, [])
  const end = useCallback((next: SurveyState, ref?: string | null) => {
    setComplaintRef(ref ?? undefined)
    setState(next)
  }, [])
  return { survey, state, complaintRef, again, end }
}
