// The one fetch client: headers, tenant, tokens, errors, toasts, loader. Knows no screen and draws nothing.
export { createClient, type Answer, type CallOptions, type Client, type RequestInitial } from './client.ts'
export { download, type Download } from './download.ts'
export { HttpError } from './HttpError.ts'
export { setNavigator } from './surroundings.ts'
export { toasts, toastLifetime, type Toast } from './toasts.ts'
export { useLoader } from './useLoader.ts'
export { useToasts } from './useToasts.ts'
