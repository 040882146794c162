import type { ErrorBody } from '../schema/endpoints.ts'
import { addressOf } from './address.ts'
import { HttpError } from './HttpError.ts'
import { refuse } from './refusals.ts'
import { requestHeaders } from './requestHeaders.ts'
import { showSuccess } from './success.ts'
import { browserSurroundings, type Side } from './surroundings.ts'
import { toasts } from './toasts.ts'

/** Options of sending a form. */
export interface FormOptions {
  signal?: AbortSignal | undefined
  /** Called with the share that was sent, 0 to 1. */
  onProgress?: ((part: number) => void) | undefined
}

/**
 * Sends a form with files by POST, with the headers of every other call; by XMLHttpRequest, because fetch reports no upload progress. Shows
 * no toasts of errors, except that there is no network: the caller shows them at the field. Rejects with HttpError, or with the signal's reason when it was aborted.
 */
export function sendForm(side: Side, path: string, form: FormData, { signal, onProgress }: FormOptions = {}): Promise<unknown> {
  const surroundings = browserSurroundings(side)
  const url = addressOf(surroundings.base, path)
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error)
    if (!surroundings.online()) {
      toasts.error({ key: 'errors.offline' })
      return reject(new HttpError(0, { code: 'offline' }))
    }
    const request = new XMLHttpRequest()
    const giveUp = () => request.abort()
    request.open('POST', url)
    requestHeaders(side, { method: 'POST', url, authorized: true, cookies: surroundings.cookies() }).forEach((value, name) =>
      request.setRequestHeader(name, value),
    )
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0))
    request.addEventListener('abort', () => reject((signal?.reason as Error | undefined) ?? new DOMException('', 'AbortError')))
    request.addEventListener('error', () => reject(new HttpError(0, { code: 'unreachable' })))
    request.addEventListener('load', () => {
      const json = parsed(request.responseText)
      if (request.status >= 200 && request.status < 300) {
        showSuccess(json)
        return resolve(json)
      }
      const failure = new HttpError(request.status, json as Partial<ErrorBody>)
      refuse(side, failure, surroundings, 'silent')
      reject(failure)
    })
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', giveUp))
    signal?.addEventListener('abort', giveUp)
    request.send(form)
  })
}

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return {}
  }
}
