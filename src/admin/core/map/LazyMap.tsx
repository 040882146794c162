import Skeleton from '@mui/material/Skeleton'
import { lazy, Suspense } from 'react'
import type { MapProps } from './Map.tsx'

const Map = lazy(() => import('./Map.tsx').then((file) => ({ default: file.Map })))

/** A map that comes when it is needed; the page around it does not wait. */
export const LazyMap = (props: MapProps) => (
  <Suspense fallback={<Skeleton variant="rounded" sx={{ blockSize: props.height }} />}>
    <Map {...props} />
  </Suspense>
)
