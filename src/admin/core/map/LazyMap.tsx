import { Suspense } from 'react'
import type { MapProps } from './Map.tsx'
import { lazyPart } from '../parts/lazyPart.ts'
import { Skeleton } from '../parts/Skeleton.tsx'

const Map = lazyPart(() => import('./Map.tsx').then((file) => ({ default: file.Map })))

/** A map that is loaded when needed; the page does not wait for it. */
export const LazyMap = (props: MapProps) => (
  <Suspense fallback={<Skeleton variant="rounded" sx={{ blockSize: props.height }} />}>
    <Map {...props} />
  </Suspense>
)
