import type { ByResource, PageParts } from './core/featureParts.ts'
import { loadConnected } from './core/parts/connection.ts'

let parts: ByResource<PageParts> | Promise<ByResource<PageParts>> | undefined

/** Loads the parts of pages; called while a page loads, so that they load in parallel. */
export const loadPageParts = () =>
  (parts ??= loadConnected(() => import('./pageParts.ts')).then(
    (file) => (parts = file.pageParts),
    (failure: unknown) => {
      // The next call tries again.
      parts = undefined
      throw failure
    },
  ))
