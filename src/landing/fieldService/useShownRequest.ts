import { useCallback } from 'react'
import { useSearchParams } from 'wouter'

/** The id of the request in the address, and the function that shows another or none. */
export function useShownRequest(): [string | undefined, (id: string | undefined) => void] {
  const [query, setQuery] = useSearchParams()
  const show = useCallback(
    (id: string | undefined) =>
      setQuery((last) => {
        const next = new URLSearchParams(last)
        next.delete('step')
        if (id) next.set('request', id)
        else next.delete('request')
        return next
      }),
    [setQuery],
  )
  return [query.get('request') ?? undefined, show]
}
