// Sends what a flow collected. Without a network it is kept with its Idempotency-Key, so that it is recorded once however often it is sent.
import { HttpError, type CallOptions } from '../../../http/index.ts'
import type { Call, CallInput, CallOutput } from '../../../schema/core/defineCall.ts'
import { readDraft, session, useSession, type Unsent } from '../../../session/index.ts'
import { call } from '../api.ts'
import type { PageName } from '../routes.ts'

/** Removes what is kept under a key. */
export const dropUnsent = (key: string): void => {
  const all = session.get('unsent') ?? []
  const others = all.filter((one) => one.key !== key)
  if (others.length < all.length) session.set('unsent', others)
}
/** Whether a call failed because the server could not be reached. */
export const isUnreached = ({ code }: HttpError): boolean => code === 'offline' || code === 'unreachable'

/** What is kept under a key, up to date. */
export const useUnsent = (key: string | undefined): Unsent | undefined => useSession('unsent')?.find((one) => one.key === key)

const keys = new WeakMap<HttpError, string>()
/** The key under which the request of a failed call was kept; undefined where it was not. */
export const keptUnder = (failure: HttpError): string | undefined => keys.get(failure)

/** The flow that sends. */
interface Sender {
  page: PageName
  /** The name of its draft, the page's by default. */
  draft?: string
  idempotencyKey: string
}

/** Calls the API as `call` does. Where the server cannot be reached the request is kept, and the call rejects all the same. */
export async function callOrKeep<C extends Call & { method: 'POST' }>(
  { page, draft = page, idempotencyKey }: Sender,
  one: C,
  input: CallInput<C>,
  options?: Omit<CallOptions, 'idempotencyKey'>,
): Promise<CallOutput<C>> {
  try {
    const answer = await call(one, input, { ...options, idempotencyKey, blocking: true })
    dropUnsent(idempotencyKey)
    return answer
  } catch (failure) {
    const tenantId = session.get('clientDetail')?.tenantId
    if (!(failure instanceof HttpError) || !isUnreached(failure) || !tenantId) throw failure
    const { method, path } = one
    const kept: Unsent = {
      key: idempotencyKey,
      tenantId,
      mobile: session.get('phoneNumber'),
      at: Date.now(),
      page,
      address: window.location.pathname + window.location.search,
      draft,
      content: readDraft(draft),
      method,
      path,
      params: options?.params,
      input,
    }
    dropUnsent(idempotencyKey)
    session.set('unsent', [...(session.get('unsent') ?? []), kept])
    keys.set(failure, idempotencyKey)
    throw failure
  }
}
