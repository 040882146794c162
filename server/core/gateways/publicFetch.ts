// Calls of addresses that a tenant names: never a host of the server's own network, never unencrypted, and never more than a page of answer.
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isIPv6 } from 'node:net'
import { DropError } from './drops.ts'
import { addressOf } from './publicHost.ts'

/** Milliseconds for a whole call. */
const timeoutMs = 8_000
/** Bytes of an answer. */
const maxBytes = 1_000_000

interface Init {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array | undefined
  signal?: AbortSignal | undefined
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    if (size > maxBytes) throw new Error('The answer is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/**
 * `fetch` for an address that a tenant names. The host is looked up once and that very address is called, so that the name cannot lead
 * inside on a second look-up. Redirects are answered, not followed. Rejects with DropError 'host' for a private address or without https
 * (`insideToo` allows both), 'away' for an unknown host, and with the connection's error.
 */
export async function publicFetch(
  url: string,
  { method = 'GET', headers = {}, body, signal }: Init,
  insideToo: boolean,
): Promise<Response> {
  const target = new URL(url)
  const encrypted = target.protocol === 'https:'
  if (!encrypted && !(insideToo && target.protocol === 'http:')) throw new DropError('host', target.protocol)
  const address = await addressOf(target.hostname.replace(/^\[|\]$/g, ''), insideToo)
  const family = isIPv6(address) ? 6 : 4
  const lookup: LookupFunction = (_host, options, done) => (options.all ? done(null, [{ address, family }]) : done(null, address, family))
  const ended = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])])
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const call = (encrypted ? httpsRequest : httpRequest)(target, { method, headers, lookup, signal: ended }, resolve)
    call.once('error', reject)
    call.end(body)
  })
  const bytes = await bodyOf(answer)
  const status = answer.statusCode ?? 500
  const named = Object.entries(answer.headers).flatMap(([name, value]) => [value ?? []].flat().map((one): [string, string] => [name, one]))
  return new Response([204, 205, 304].includes(status) ? null : new Uint8Array(bytes), { status, headers: named })
}
