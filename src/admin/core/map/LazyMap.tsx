import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import type { MapProps } from './Map.tsx'

const Map = lazy(() => import('./Map.tsx').then((file) => ({ default: file.Map })))

/** A map that is loaded when needed; the page does not wait for it. */
export const LazyMap = (props: MapProps) => (
  <Suspense fallback={<Skeleton variant="rounded" sx={{ blockSize: props.height }} />}>
    <Map {...props} />
  </Suspense>
)
