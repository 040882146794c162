import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { entryState } from './sent.ts'

/** The step of a flow, kept in the address so that the browser's back button goes back one step. */
export function useStep<S extends string>(steps: readonly S[]): [S | undefined, (step: S, options?: { replace?: boolean }) => void] {
  const [path, navigate] = useLocation()
  const [query] = useSearchParams()
  const requested = query.get('step')
  const go = useCallback(
    (step: S, options?: { replace?: boolean }) => {
      const next = new URLSearchParams(window.location.search)
      next.set('step', step)
      const { steps: added = 0 } = entryState()
      navigate(`${path}?${next}`, { ...options, state: { steps: options?.replace ? added : added + 1 } })
    },
    [navigate, path],
  )
  return [steps.find((step) => step === requested), go]
}
