import { lazy } from 'react'
import { loadConnected } from './connection.ts'

/**
 * A component with its own code, loaded when it is first drawn: React's `lazy`, which waits for the network. Meanwhile the fallback of the
 * Suspense around it is shown; `Skeleton`, `PageSkeleton` and `Waiting` say why.
 */
export const lazyPart: typeof lazy = (load) => lazy(() => loadConnected(load))
