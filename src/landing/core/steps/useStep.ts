import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'wouter'

/** The step of a flow, kept in the address so that the browser's back button goes back one step. */
export function useStep<S extends string>(steps: readonly S[]): [S | undefined, (step: S, options?: { replace?: boolean }) => void] {
  const [path, navigate] = useLocation()
  const [query] = useSearchParams()
  const requested = query.get('step')
  const go = useCallback(
    (step: S, options?: { replace?: boolean }) => {
      const next = new URLSearchParams(window.location.search)
      next.set('step', step)
      navigate(`${path}?${next}`, options)
    },
    [navigate, path],
  )
  return [steps.find((step) => step === requested), go]
}
