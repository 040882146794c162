import type { ErrorBody } from '../schema/endpoints.ts'
import { addressOf } from './address.ts'
import { HttpError } from './HttpError.ts'
import { refuse } from './refusals.ts'
import { requestHeaders } from './requestHeaders.ts'
import { showSuccess } from './success.ts'
import { browserSurroundings, type Side } from './surroundings.ts'
import { toasts } from './toasts.ts'

/** The downloaded file with its name, or JSON where a job makes the file. */
export type Download = { blob: Blob; name: string } | { json: unknown }
interface DownloadOptions {
  /** Sent as JSON by POST; without it the request is a GET. */
  body?: unknown
  signal?: AbortSignal | undefined
  /** Override the session's headers. */
  headers?: Readonly<Record<string, string>>
  /** Called with the bytes received, and the total where the server sends it. */
  onProgress?: (bytes: number, total: number | undefined) => void
}

const nameIn = (disposition: string | null): string => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '') ?? []
  const [, plain] = /filename="([^"]+)"/.exec(disposition ?? '') ?? []
  return encoded ? decodeURIComponent(encoded) : (plain ?? 'download')
}

async function bytesOf(response: Response, onProgress: DownloadOptions['onProgress']): Promise<Blob> {
  const reader = response.body?.getReader()
  if (!reader) return response.blob()
  const total = Number(response.headers.get('content-length')) || undefined
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    bytes += part.value.length
    onProgress?.(bytes, total)
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}

/**
 * Downloads a file with the headers and error rules of one side; a plain link cannot send token and tenant. Rejects with HttpError (status
 * 0: 'offline' or 'unreachable'), or with the signal's reason.
 */
export async function download(
  side: Side,
  path: string,
  { body, signal, headers = {}, onProgress }: DownloadOptions = {},
): Promise<Download> {
  const surroundings = browserSurroundings(side)
  const url = addressOf(surroundings.base, path)
  const method = body === undefined ? 'GET' : 'POST'
  const given = requestHeaders(side, { method, url, authorized: true, cookies: surroundings.cookies() })
  if (body !== undefined) given.set('content-type', 'application/json')
  for (const [name, value] of Object.entries(headers)) given.set(name, value)
  const unreachable = (reason?: unknown): never => {
    if (signal?.aborted) throw reason
    toasts.error({ key: surroundings.online() ? 'errors.unavailable' : 'errors.offline' })
    throw new HttpError(0, { code: surroundings.online() ? 'unreachable' : 'offline' } as object)
  }
  if (!surroundings.online()) unreachable()
  const sent = body === undefined ? null : JSON.stringify(body)
  const response = await surroundings.fetch(url, { method, headers: given, body: sent, signal: signal ?? null }).catch(unreachable)
  if (!response.ok) {
    const failure = new HttpError(response.status, (await response.json().catch(() => ({}))) as Partial<ErrorBody>)
    refuse(side, failure, surroundings, false)
    throw failure
  }
  const disposition = response.headers.get('content-disposition')
  if (!disposition) {
    const json: unknown = await response.json()
    showSuccess(json)
    return { json }
  }
  return { blob: await bytesOf(response, onProgress).catch(unreachable), name: nameIn(disposition) }
}
