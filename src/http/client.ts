import type { Call, CallInput, CallOutput } from '../schema/core/defineCall.ts'
import type { ErrorBody } from '../schema/endpoints.ts'
import { headers } from '../schema/core/wireWords.ts'
import { addressOf, filledPath, withQuery } from './address.ts'
import { HttpError } from './HttpError.ts'
import { loader } from './loader.ts'
import { refuse } from './refusals.ts'
import { requestHeaders } from './requestHeaders.ts'
import { showSuccess } from './success.ts'
import { browserSurroundings, type Side, type Surroundings } from './surroundings.ts'
import { offerReload, toasts } from './toasts.ts'

/** Options of every request. */
interface RequestOptions {
  signal?: AbortSignal | undefined
  idempotencyKey?: string | undefined
  headers?: HeadersInit | undefined
  /** The solution of a proof of work. */
  proof?: string | undefined
  /** true: no toast for an error with messages by field, because the caller shows those; 'silent': no toast for any error. */
  quiet?: boolean | 'silent' | undefined
  /** Shows the full-screen loader until the request ends. */
  blocking?: boolean | undefined
  /** Whether the session's token is sent, if there is one; true by default. */
  authorized?: boolean | undefined
  /** Sent instead of the session's token. */
  token?: string | undefined
}
/** Options of a call; `params` replace the `{names}` in its path. */
export interface CallOptions extends RequestOptions {
  params?: Record<string, string> | undefined
}
/** An answer in the shape of react-admin's fetchJson. */
export interface Answer {
  status: number
  headers: Headers
  body: string
  json: unknown
}
/** Options of `request` besides the path: fetch's and ours. */
export interface RequestInitial extends RequestOptions {
  method?: string | undefined
  body?: BodyInit | null | undefined
}
/**
 * The API for one side. Both functions reject with HttpError: the API's status and code, or status 0 with 'offline' or 'unreachable'; an
 * aborted request rejects with the signal's reason.
 */
export interface Client {
  call<C extends Call>(call: C, input: CallInput<C>, options?: CallOptions): Promise<CallOutput<C>>
  request(path: string, init?: RequestInitial): Promise<Answer>
}

const parsed = (body: string): unknown => {
  try {
    return body === '' ? {} : JSON.parse(body)
  } catch {
    return {}
  }
}
async function send(side: Side, surroundings: Surroundings, path: string, init: RequestInitial): Promise<Answer> {
  if (!surroundings.online()) {
    toasts.error({ key: 'errors.offline' })
    loader.stop()
    throw new HttpError(0, { code: 'offline' })
  }
  const url = addressOf(surroundings.base, path)
  const method = (init.method ?? 'GET').toUpperCase()
  const given = requestHeaders(side, { method, url, authorized: init.authorized ?? true, cookies: surroundings.cookies() })
  if (typeof init.body === 'string') given.set('content-type', 'application/json')
  if (init.token) given.set('authorization', `Bearer ${init.token}`)
  if (init.idempotencyKey) given.set(headers.idempotency, init.idempotencyKey)
  if (init.proof) given.set(headers.proof, init.proof)
  new Headers(init.headers).forEach((value, name) => given.set(name, value))
  const response = await surroundings
    .fetch(url, { method, headers: given, body: init.body ?? null, signal: init.signal ?? null })
    .catch((reason: unknown) => {
      if (init.signal?.aborted) throw reason
      if (init.quiet !== 'silent') toasts.error({ key: 'errors.unavailable' })
      loader.stop()
      throw new HttpError(0, { code: 'unreachable' })
    })
  const build = response.headers.get(headers.build)
  // The address of the page's first script contains the build of its side.
  if (build && !build.split(',').some((one) => document.querySelector(`[src*=${one}]`))) offerReload(build)
  const body = await response.text()
  const json = parsed(body)
  if (!response.ok) {
    const failure = new HttpError(response.status, json as Partial<ErrorBody>)
    refuse(side, failure, surroundings, init.quiet ?? false)
    throw failure
  }
  showSuccess(json)
  return { status: response.status, headers: response.headers, body, json }
}

/**
 * A client of the API with the headers (specification, section 7) and error rules (section 8) of one side; its calls reject with
 * HttpError. `around` replaces parts of the browser in tests.
 */
export function createClient(side: Side, around: Partial<Surroundings> = {}): Client {
  const request: Client['request'] = async (path, init = {}) => {
    const surroundings = { ...browserSurroundings(side), ...around }
    const end = init.blocking ? loader.begin() : undefined
    try {
      return await send(side, surroundings, path, init)
    } finally {
      end?.()
    }
  }
  return {
    request,
    call: async <C extends Call>({ method, path }: C, input: CallInput<C>, { params, ...options }: CallOptions = {}) => {
      const filled = filledPath(path, params)
      const answer =
        method === 'GET'
          ? await request(withQuery(filled, input), { ...options, method })
          : await request(filled, { ...options, method, body: JSON.stringify(input) })
      return answer.json as CallOutput<C>
    },
  }
}
