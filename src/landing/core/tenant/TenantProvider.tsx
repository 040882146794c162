import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react'
import { arrival } from '../arrival.tsx'
import { session, useSession } from '../../../session/index.ts'
import { loadMaps } from './loadMaps.ts'
import { paintTenant, paintTheme } from './paint.ts'

/** The result: no tenant, an unknown one, one that could not be reached, or a ready one. */
export type TenantOutcome = 'none' | 'unknown' | 'unreachable' | 'ready'

interface Tenant {
  /** Undefined until the tenant flow has ended. */
  outcome: TenantOutcome | undefined
  again: () => void
  /** Whether the contact-admin dialog is open. */
  explaining: boolean
  /** Opens or closes it. */
  explain: (shown: boolean) => void
}
const nothing = () => undefined
const TenantState = createContext<Tenant>({ outcome: undefined, again: nothing, explaining: false, explain: nothing })

/** Runs the tenant flow (`start`, with the address's query) and applies the tenant's colours; components below may read the tenant's settings from the store. */
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
    // Stored settings may be another tenant's until the flow has checked.
    if (outcome && settings) void paintTenant(settings)
  }, [outcome, settings])
  useEffect(() => paintTheme(theme ?? 'system'), [theme])
  const again = useCallback(() => {
    setOutcome(undefined)
    setRound((last) => last + 1)
  }, [])
  return <TenantState value={{ outcome, again, explaining, explain }}>{children}</TenantState>
}

/** The state of the tenant flow. */
export const useTenant = (): Tenant => use(TenantState)
