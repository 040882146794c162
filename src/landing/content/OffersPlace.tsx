import { lazy, useEffect, useState } from 'react'
import { useSession } from '../../session/index.ts'
import { Boundary } from '../core/shell/Boundary.tsx'
import { useTenant } from '../core/tenant/TenantProvider.tsx'

const Offers = lazy(() => import('./Offers.tsx').then((file) => ({ default: file.Offers })))

/** Reserves the space of the offers; they load after the page and the tenant. The page works without them. */
export function OffersPlace() {
  const { outcome } = useTenant()
  const none = useSession('settings')?.offers === false
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(outcome === 'ready'), [outcome])
  if (none) return null
  return (
    <div className="offers-place">
      {ready && (
        <Boundary>
          <Offers />
        </Boundary>
      )}
    </div>
  )
}
