import type { ErrorBody } from '../schema/endpoints.ts'
import { addressOf } from './address.ts'
import { HttpError } from './HttpError.ts'
import { refuse } from './refusals.ts'
import { requestHeaders } from './requestHeaders.ts'
import { browserSurroundings, type Side } from './surroundings.ts'
import { toasts } from './toasts.ts'

/** What came: a file with its name, or JSON where there is none to send yet. */
export type Download = { blob: Blob; name: string } | { json: unknown }
interface DownloadOptions {
  /** Sent as JSON; without one the file is asked for by GET. */
  body?: unknown
  signal?: AbortSignal | undefined
  /** These win over the session's own. */
  headers?: Readonly<Record<string, string>>
  /** Bytes so far, and of how many where the server says. */
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

/** Fetches a file with the headers and the error rules of one side: a link could carry neither token nor tenant. */
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
  const unreachable = (reason: unknown) => {
    if (signal?.aborted) throw reason
    toasts.error({ key: surroundings.online() ? 'errors.unavailable' : 'errors.offline' })
    throw new HttpError(0, { code: surroundings.online() ? 'unreachable' : 'offline' } as object)
  }
  const sent = body === undefined ? null : JSON.stringify(body)
  const response = await surroundings.fetch(url, { method, headers: given, body: sent, signal: signal ?? null }).catch(unreachable)
  if (!response.ok) {
    const failure = new HttpError(response.status, (await response.json().catch(() => ({}))) as Partial<ErrorBody>)
    refuse(side, failure, surroundings, false)
    throw failure
  }
  const disposition = response.headers.get('content-disposition')
  if (!disposition) return { json: await response.json() }
  return { blob: await bytesOf(response, onProgress).catch(unreachable), name: nameIn(disposition) }
}
