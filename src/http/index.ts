// The fetch client: headers, tenant, tokens, errors, toasts, loader. Draws nothing. What only some pages need (download, stream, forms with
// files) is imported from its own file, because all of this is loaded with every first page.
export { createClient, type Answer, type CallOptions, type Client, type RequestInitial } from './client.ts'
export { HttpError } from './HttpError.ts'
export { press } from './press.ts'
export { setNavigator } from './surroundings.ts'
export { offerReload, reloadWhenOutdated, toasts, toastLifetime, type Toast } from './toasts.ts'
export { useLoader } from './useLoader.ts'
export { useToasts } from './useToasts.ts'
