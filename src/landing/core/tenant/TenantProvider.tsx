import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react'
import { arrival } from '../arrival.tsx'
import { session, useSession } from '../../../session/index.ts'
import { loadMaps } from './loadMaps.ts'
import { paintTenant, paintTheme } from './paint.ts'

/** How the flow ended: nobody's page, an unknown tenant's, one that could not be reached, or a tenant's. */
export type TenantOutcome = 'none' | 'unknown' | 'unreachable' | 'ready'

interface Tenant {
  /** Undefined while the flow runs. */
  outcome: TenantOutcome | undefined
  again: () => void
  /** Whether the contact-admin window is up. */
  explaining: boolean
  /** Shows or hides it. */
  explain: (shown: boolean) => void
}
const nothing = () => undefined
const TenantState = createContext<Tenant>({ outcome: undefined, again: nothing, explaining: false, explain: nothing })

/** Runs the tenant flow (`start`, with the query of the address) and dresses the page; everything below may read the tenant's settings from the store. */
export function TenantProvider({ start, children }: { start: (search: string) => Promise<TenantOutcome>; children: ReactNode }) {
  const [outcome, setOutcome] = useState<TenantOutcome>()
  const [round, setRound] = useState(0)
  const [explaining, explain] = useState(false)
  const settings = useSession('settings')
  const theme = useSession('theme')
  useEffect(() => {
    let left = false
    void arrival
      .then(() => start(window.location.search))
      .then((ended) => {
        if (left) return
        setOutcome(ended)
        explain(ended === 'none' || ended === 'unknown')
        const key = session.get('configs')?.mapApiKey
        if (ended === 'ready' && key) loadMaps(key)
      })
    return () => {
      left = true
    }
  }, [round, start])
  useEffect(() => {
    // What is kept may be another tenant's until the flow has looked.
    if (outcome && settings) void paintTenant(settings)
  }, [outcome, settings])
  useEffect(() => paintTheme(theme ?? 'system'), [theme])
  const again = useCallback(() => {
    setOutcome(undefined)
    setRound((last) => last + 1)
  }, [])
  return <TenantState value={{ outcome, again, explaining, explain }}>{children}</TenantState>
}

/** How the tenant flow stands. */
export const useTenant = (): Tenant => use(TenantState)
