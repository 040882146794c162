// One HTTP call to a provider. Distinguishes requests that were certainly not received from those that may have been.
import { SendError } from './messages.ts'

/** Milliseconds for a whole call. */
export const timeoutMs = 10_000
/** Error codes of connections that failed before anything was sent. */
const neverLeft = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']

/** An answer: its status, and its body if that is JSON. */
export interface Answer {
  status: number
  body: unknown
}

/**
 * Sends a request to a provider and returns its answer, whatever the status. `timeout` in ms (default 10,000). Rejects with SendError
 * when there is no answer: 'later' when the request cannot have been received, else 'uncertain'.
 */
export async function ask(url: string, init: RequestInit, timeout = timeoutMs): Promise<Answer> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) })
    return { status: answer.status, body: parsedText(await answer.text()) }
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string }
    throw new SendError(neverLeft.includes(code ?? '') ? 'later' : 'uncertain', 'unavailable', code ?? 'No answer in time.')
  }
}

/**
 * Fetches a file; 'tooLarge' when it has more than `max` bytes, of which no more are read. Rejects with SendError: 'later' without an
 * answer, else by its status.
 */
export async function askFile(url: string, init: RequestInit, max: number, timeout = 3 * timeoutMs): Promise<Buffer | 'tooLarge'> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) })
    refuseStatus(answer.status, '')
    const parts: Uint8Array[] = []
    let size = 0
    // Leaving the loop ends the download.
    for await (const part of answer.body ?? []) {
      size += part.length
      if (size > max) return 'tooLarge'
      parts.push(part)
    }
    return Buffer.concat(parts)
  } catch (error) {
    if (error instanceof SendError) throw error
    const { code } = ((error as Error).cause ?? {}) as { code?: string }
    throw new SendError('later', 'unavailable', code ?? 'No file in time.')
  }
}

function parsedText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The JSON of bytes that came; undefined where they are none. */
export const parsedJson = (bytes: Buffer): unknown => parsedText(bytes.toString('utf8'))

/** Throws a SendError for a status of 400 or more: 'later' (401, 403, 425, 429), 'uncertain' (408 and server errors), else 'never'. */
export function refuseStatus(status: number, words: string): void {
  if (status < 400) return
  const message = `${status} ${words.slice(0, 150)}`.trim()
  if (status === 401 || status === 403) throw new SendError('later', 'badAccount', message)
  if (status === 408 || status >= 500) throw new SendError('uncertain', 'unavailable', message)
  if (status === 425 || status === 429) throw new SendError('later', 'unavailable', message)
  throw new SendError('never', 'rejected', message)
}
