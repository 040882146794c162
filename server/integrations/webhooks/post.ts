// Sends one request to an endpoint of a tenant's choice: never into the server's own network, without following redirects, and with limits of
// time and of what is read.
import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Word } from '../../../src/schema/enumerations.ts'
import { timeoutMs } from '../../core/gateways/ask.ts'
import { DropError } from '../../core/gateways/drops.ts'
import { addressesOf } from '../../core/gateways/publicHost.ts'

/** Bytes of an answer that are read before its connection is cut; only its status counts. */
const answerBytes = 16_384

/** What came of an attempt: no trouble, where the endpoint took it; the status where it answered at all. */
export interface Attempt {
  trouble: Word<'deliveryTrouble'> | null
  status: number | null
  /** Milliseconds until the status came, or until it was given up. */
  took: number
}
type Outcome = Pick<Attempt, 'trouble' | 'status'>

const failed = (trouble: Word<'deliveryTrouble'>): Outcome => ({ trouble, status: null })

function troubleOf(status: number): Word<'deliveryTrouble'> | null {
  if (status >= 200 && status < 300) return null
  if (status === 410) return 'gone'
  return status >= 300 && status < 400 ? 'redirected' : 'refused'
}

/**
 * Posts JSON to an address and returns what came of it, never rejecting for anything of the network. `insideToo` allows private networks and
 * http. `limit` in ms is for all of it, the look-up of the name included.
 */
export async function post(
  address: string,
  headers: Record<string, string>,
  body: string,
  { insideToo, limit = timeoutMs }: { insideToo: boolean; limit?: number },
): Promise<Attempt> {
  const begun = performance.now()
  const signal = AbortSignal.timeout(limit)
  const outcome = await outcomeOf(address, headers, body, insideToo, signal).catch((error: unknown) => {
    if (signal.aborted) return failed('timeout')
    if (error instanceof DropError) return failed(error.trouble === 'host' ? 'insideHost' : 'unknownHost')
    return failed(
      /CERT|TLS|SSL|SELF_SIGNED|LEAF_SIGNATURE/.test(String((error as NodeJS.ErrnoException).code)) ? 'certificate' : 'unreachable',
    )
  })
  return { ...outcome, took: Math.round(performance.now() - begun) }
}

async function outcomeOf(
  address: string,
  headers: Record<string, string>,
  body: string,
  insideToo: boolean,
  signal: AbortSignal,
): Promise<Outcome> {
  const url = new URL(address)
  const isSecure = url.protocol === 'https:'
  if (!isSecure && !insideToo) return failed('notSecure')
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const addresses = await Promise.race([addressesOf(host, insideToo), aborted(signal)])
  // The connection goes to an address that was checked: a second look-up of the name could give another one.
  const pinned: LookupFunction = (_host, options, done) =>
    options.all ? done(null, [...addresses]) : done(null, addresses[0].address, addresses[0].family)
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    agent: false,
    lookup: pinned,
    signal,
  }
  const status = await new Promise<number>((resolve, reject) => {
    const take = (answer: IncomingMessage) => {
      drain(answer)
      resolve(answer.statusCode ?? 0)
    }
    const sent = isSecure ? requestSecure(url, options, take) : requestPlain(url, options, take)
    sent.on('error', reject)
    sent.end(body)
  })
  return { trouble: troubleOf(status), status }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('No answer in time.')), { once: true }))

// Reads a little of the answer, so that an endpoint that sends one is not cut off while it does.
function drain(answer: IncomingMessage): void {
  let size = 0
  answer.on('data', (part: Buffer) => {
    size += part.length
    if (size > answerBytes) answer.destroy()
  })
  // The status is known by then: what happens to the rest changes nothing.
  answer.on('error', () => undefined)
}
