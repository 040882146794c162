import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Router } from 'react-router-dom'
import type { RouterBlocker, RouterBlockerFunction } from 'react-admin'
import type { AdminHistory, Move } from './history.ts'

const History = createContext<AdminHistory | null>(null)

/** react-router over our own history. */
export function HistoryRouter({ history, children }: { history: AdminHistory; children: ReactNode }) {
  const { location, action } = useSyncExternalStore(history.subscribe, history.get)
  return (
    <History value={history}>
      <Router location={location} navigationType={action} navigator={history} useTransitions={false}>
        {children}
      </Router>
    </History>
  )
}

/** Holds back moves to another place while `shouldBlock` says so; the contract is react-router's `useBlocker`. */
export function useBlocker(shouldBlock: RouterBlockerFunction | boolean): RouterBlocker {
  const history = use(History)
  const [held, setHeld] = useState<Move>()
  useEffect(
    () =>
      history?.guard((move) => {
        const blocked = typeof shouldBlock === 'function' ? shouldBlock(move) : shouldBlock
        if (blocked) setHeld(move)
        return blocked
      }),
    [history, shouldBlock],
  )
  if (!held) return { state: 'unblocked', reset: undefined, proceed: undefined, location: undefined }
  const reset = () => setHeld(undefined)
  const proceed = () => {
    reset()
    held.proceed()
  }
  return { state: 'blocked', location: held.nextLocation, reset, proceed }
}
