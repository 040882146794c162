// Where one is inside of the page; kept in the address, so that back means back.
import { useCallback } from 'react'
import { useSearchParams } from 'wouter'

const words = ['tab', 'booking', 'act', 'car'] as const
/** What is open; nothing means the list of bookings. */
export type Place = Partial<Record<(typeof words)[number], string>>

/** Where one is, and the way elsewhere. */
export function usePlace(): [Place, (place: Place) => void] {
  const [query, setQuery] = useSearchParams()
  const place: Place = Object.fromEntries(words.flatMap((word) => (query.get(word) ? [[word, query.get(word)]] : [])))
  const go = useCallback(
    (next: Place) => {
      setQuery((last) => {
        const changed = new URLSearchParams(last)
        for (const word of words) {
          if (next[word]) changed.set(word, next[word])
          else changed.delete(word)
        }
        return changed
      })
      void window.scrollTo({ top: 0 })
    },
    [setQuery],
  )
  return [place, go]
}
