import { Suspense } from 'react'
import { useLoader } from '../../../http/index.ts'
import { lazyPart } from '../parts/lazyPart.ts'

const BusyIndicator = lazyPart(() => import('./BusyIndicator.tsx').then((file) => ({ default: file.BusyIndicator })))

/** The full-screen loader during blocking work; rendered only when there is any. */
export function Busy() {
  return useLoader() ? (
    <Suspense fallback={null}>
      <BusyIndicator />
    </Suspense>
  ) : null
}
