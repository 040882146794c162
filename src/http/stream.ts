import type { ErrorBody } from '../schema/endpoints.ts'
import { addressOf } from './address.ts'
import { HttpError } from './HttpError.ts'
import { refuse } from './refusals.ts'
import { requestHeaders } from './requestHeaders.ts'
import { browserSurroundings, type Side } from './surroundings.ts'

/**
 * Opens a stream of server-sent events with the headers of one side. Rejects with HttpError or fetch's error, without a toast; only 401 is
 * reported, as an ended session. The caller reconnects.
 */
export async function openStream(
  side: Side,
  path: string,
  { signal, lastEventId }: { signal: AbortSignal; lastEventId?: string | undefined },
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const surroundings = browserSurroundings(side)
  const url = addressOf(surroundings.base, path)
  const headers = requestHeaders(side, { method: 'GET', url, authorized: true, cookies: surroundings.cookies() })
  headers.set('accept', 'text/event-stream')
  if (lastEventId) headers.set('last-event-id', lastEventId)
  const answer = await surroundings.fetch(url, { headers, signal, cache: 'no-store' })
  if (answer.ok && answer.body) return answer.body
  const failure = new HttpError(answer.status, (await answer.json().catch(() => ({}))) as Partial<ErrorBody>)
  if (failure.status === 401) refuse(side, failure, surroundings, false)
  throw failure
}
