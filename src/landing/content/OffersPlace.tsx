import { lazy, useEffect, useState } from 'react'
import { useSession } from '../../session/index.ts'
import { Boundary } from '../core/shell/Boundary.tsx'
import { useTenant } from '../core/tenant/TenantProvider.tsx'

const Offers = lazy(() => import('./Offers.tsx').then(({ Offers: shown }) => ({ default: shown })))

/** Keeps the room of the offers; they come once the page itself stands and knows whose it is. The page stands without them, too. */
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
