import type { ByResource, PageParts } from './core/featureParts.ts'

let parts: ByResource<PageParts> | Promise<ByResource<PageParts>> | undefined

/** Fetches the parts of pages; called beside a page, so that the page need not wait for itself first. */
export const loadPageParts = () =>
  (parts ??= import('./pageParts.ts').then(
    (file) => (parts = file.pageParts),
    (failure: unknown) => {
      // The next who asks tries again.
      parts = undefined
      throw failure
    },
  ))
