// What a flow was answered with is kept in the entry of the browser's history that shows it: reloading and coming back show it again, and
// every link to the page begins anew.
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { dropDraft, session, useSession } from '../../../session/index.ts'
import { usePathTo } from '../navigation.ts'
import type { PageName } from '../routes.ts'

/** What the entries of a flow keep. */
interface EntryState {
  /** The number of entries that the flow's steps have added before this one. */
  steps?: number
  sent?: { page: PageName; answer: unknown; mobile: string | undefined }
}

/** What the present entry keeps. */
export const useEntryState = (): EntryState => useHistoryState<EntryState | null>() ?? {}
/** The same outside of rendering. */
export const entryState = (): EntryState => (window.history.state as EntryState | null) ?? {}

interface Sent<A> {
  /** The server's answer, where the present entry shows it. */
  sent: A | undefined
  /** Ends the flow: deletes its draft, and shows the answer in place of all its steps. */
  finish: (answer: A) => void
  /** Begins anew, in an entry of its own. */
  another: () => void
}

/** The end of a page's flow. */
export function useSent<A>(page: PageName): Sent<A> {
  const [path, navigate] = useLocation()
  const [query] = useSearchParams()
  const pathTo = usePathTo()
  const mobile = useSession('phoneNumber')
  const kept = useEntryState().sent
  // Until the browser is back at the entry of the first step.
  const [arriving, setArriving] = useState<A>()
  const others = new URLSearchParams(query)
  others.delete('step')
  const own = others.size > 0 ? `${path}?${others}` : path
  const finish = (answer: A) => {
    dropDraft(page)
    setArriving(answer)
    const show = () => {
      // The proof may have ended while the flow was sent.
      const by = session.get('phoneNumber')
      navigate(own, { replace: true, state: { sent: { page, answer, mobile: by } } satisfies EntryState })
      setArriving(undefined)
    }
    const { steps = 0 } = entryState()
    if (steps === 0) return show()
    addEventListener('popstate', show, { once: true })
    window.history.go(-steps)
  }
  // Another person may use the same tab.
  const ours = kept?.page === page && kept.mobile === mobile
  return { sent: ours ? (kept.answer as A) : arriving, finish, another: () => navigate(pathTo(page)) }
}
