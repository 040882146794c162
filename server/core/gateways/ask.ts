// One HTTP call to a provider. What cannot be known, whether it was received, is told apart from what surely was not.
import { CarryError } from './messages.ts'

/** Milliseconds for a whole call. */
export const timeoutMs = 10_000
/** Errors of a connection that never came about: nothing was sent. */
const neverLeft = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']

/** An answer: its status, and its JSON where it is that. */
export interface Answer {
  status: number
  body: unknown
}

/** Asks, and answers whatever came. Rejects with CarryError when nothing did: 'later' where it cannot have been received, else 'uncertain'. */
export async function ask(url: string, init: RequestInit, timeout = timeoutMs): Promise<Answer> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) })
    return { status: answer.status, body: parsed(await answer.text()) }
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string }
    throw new CarryError(neverLeft.includes(code ?? '') ? 'later' : 'uncertain', 'unavailable', code ?? 'No answer in time.')
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Throws what a status alone says: too many calls and a bad account can mend, and after an error of the server nothing is sure. */
export function refuseStatus(status: number, words: string): void {
  if (status < 400) return
  const message = `${status} ${words.slice(0, 150)}`.trim()
  if (status === 401 || status === 403) throw new CarryError('later', 'badAccount', message)
  if (status === 408 || status >= 500) throw new CarryError('uncertain', 'unavailable', message)
  if (status === 425 || status === 429) throw new CarryError('later', 'unavailable', message)
  throw new CarryError('never', 'rejected', message)
}
