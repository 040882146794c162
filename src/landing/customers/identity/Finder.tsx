import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { useSession } from '../../../session/index.ts'
import { Skeletons } from '../../core/parts/Skeletons.tsx'
import { FindForm } from './FindForm.tsx'
import type { Found, Purpose } from './found.ts'
import { useIdentity } from './identity.ts'
import '../../core/styles/identity.css'

const Proof = lazy(() => import('./Proof.tsx').then((file) => ({ default: file.Proof })))
const NoCodes = lazy(() => import('./NoCodes.tsx').then((file) => ({ default: file.NoCodes })))
const NewCustomer = lazy(() => import('./NewCustomer.tsx').then((file) => ({ default: file.NewCustomer })))

/**
 * Shows its children to a known customer with a proven mobile only; asks everybody else who they are, or says that nobody can be confirmed. `reason` is shown above the question,
 * `known` is a mobile that was proven before, `otherwise` is shown below the question.
 */
export function Finder({
  purpose,
  reason,
  known: former,
  otherwise,
  children,
}: {
  purpose: Purpose
  reason?: ReactNode
  known?: string | undefined
  otherwise?: ReactNode
  children: ReactNode
}) {
  const { mobile, customer } = useIdentity()
  const confirms = useSession('settings')?.flags['OTP_PROCESS'] ?? true
  const [found, setFound] = useState<Found>()
  const arrival = useRef<HTMLDivElement>(null)
  const requested = useRef(false)
  const known = Boolean(mobile && customer)
  useEffect(() => {
    if (!known) requested.current = true
    else if (requested.current) arrival.current?.focus({ preventScroll: true })
    if (known) setFound(undefined)
  }, [known])
  if (known)
    return (
      <div ref={arrival} tabIndex={-1}>
        <Suspense fallback={<Skeletons count={2} height={64} />}>{children}</Suspense>
      </div>
    )
  if (!mobile && !confirms)
    return (
      <Suspense fallback={<Skeletons count={2} height={64} />}>
        <NoCodes />
      </Suspense>
    )
  // Does not suspend, so that the page is hydrated as soon as possible: src/landing/core/early/hold.ts.
  if (!mobile && !found)
    return (
      <>
        {reason}
        <FindForm purpose={purpose} first={former} onFound={setFound} />
        {otherwise}
      </>
    )
  return (
    <Suspense fallback={<Skeletons count={2} height={64} />}>
      {reason}
      {mobile ? <NewCustomer /> : found && <Proof found={found} purpose={purpose} onBack={() => setFound(undefined)} />}
    </Suspense>
  )
}
