import { useEffect, useState, type ComponentType } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'wouter'
import { useTranslate } from '../../../i18n/index.ts'
import { useSession } from '../../../session/index.ts'
import { useTenant } from '../tenant/TenantProvider.tsx'
import { FlowIcon } from '../parts/FlowIcon.tsx'
import { sendUnsent } from './sendUnsent.ts'
import { UnsentCard } from './UnsentCard.tsx'
import { useOnline } from './useOnline.ts'
import { useUnloaded } from './useUnloaded.ts'
import './connection.css'

interface ConnectionProps {
  /** Whether the page is the first one, which shows all that is kept. */
  first: boolean
  /** The next visit, and how to reach the dealership. */
  KeptVisit: ComponentType
}

/** A place below the header, while there is something to say. */
function usePlace(needed: boolean): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>()
  useEffect(() => {
    if (!needed) return
    const made = document.createElement('div')
    made.className = 'connection'
    document.querySelector('.bar')?.after(made)
    setPlace(made)
    return () => {
      made.remove()
      setPlace(undefined)
    }
  }, [needed])
  return place
}

/** Below the header of every page: that there is no network, with the next visit where the page shows nothing else; and what is unsent. */
export function Connection({ first, KeptVisit }: ConnectionProps) {
  const t = useTranslate()
  const online = useOnline()
  const unloaded = useUnloaded()
  const { outcome, again } = useTenant()
  const proven = useSession('phoneNumber')
  const tenantId = useSession('clientDetail')?.tenantId
  const unsent = (useSession('unsent') ?? []).filter((one) => one.tenantId === tenantId)
  const [path] = useLocation()
  const place = usePlace(!online || unloaded || unsent.length > 0)
  useEffect(() => {
    if (!online || outcome === undefined) return
    // Elsewhere a step would begin anew, with what is typed in it.
    if (first && outcome === 'unreachable') again()
    else void sendUnsent()
  }, [online, outcome, again, proven, first])
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void sendUnsent()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  // What takes the page's place is at its top.
  useEffect(() => {
    if (unloaded) window.scrollTo({ top: 0 })
  }, [unloaded, path])
  if (!place) return null
  const alone = first || unloaded
  return createPortal(
    <div className="connection-inside">
      {!online && (
        <section className={alone ? 'card offline' : 'offline-line'} aria-labelledby="offline">
          <FlowIcon name="warning" size={22} />
          <div className="stack-tight">
            <h2 id="offline" role="status">
              {t('landing.offline.title')}
            </h2>
            <p>{t(unloaded ? 'landing.offline.missing' : alone ? 'landing.offline.text' : 'landing.offline.kept')}</p>
          </div>
          {alone && <KeptVisit />}
        </section>
      )}
      {unsent.map((one) => (
        <UnsentCard key={one.key} unsent={one} />
      ))}
      {online && unloaded && (
        <section className="card offline" role="alert">
          <FlowIcon name="warning" size={22} />
          <p>{t('landing.parts.missing')}</p>
          <button type="button" className="button button-quiet" onClick={() => location.reload()}>
            {t('landing.parts.again')}
          </button>
        </section>
      )}
    </div>,
    place,
  )
}
