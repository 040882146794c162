// What is open on the account page; kept in the address, so that the back button works.
import { useCallback } from 'react'
import { useSearchParams } from 'wouter'

const words = ['tab', 'booking', 'act', 'car'] as const
/** What is open; empty: the list of bookings. */
export type Place = Partial<Record<(typeof words)[number], string>>

/** What is open, and the function that opens something else. */
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
