// Settings that are origins: the sites whose pages may show a tenant's landing in a frame (`embedOrigins`, one a line), those whose
// pages may call the API (`apiOrigins`), and the tenant's own
// address for links in messages (`linkOrigin`).
import type { Problem } from '../core/problems.ts'

const maxOrigins = 20
const linesOf = (given: unknown): string[] => (typeof given === 'string' ? given.split(/\s+/).filter(Boolean) : [])

// Whatever is more than scheme, host and port is no origin; without https only this machine, for development.
function originIn(line: string): string | undefined {
  if (!URL.canParse(line)) return undefined
  const { protocol, hostname, origin, href } = new URL(line)
  const own = protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname)
  const named = protocol === 'https:' && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname)
  return (own || named) && href === `${origin}/` ? origin : undefined
}

/** The origins in the setting's text, as a policy may name them; lines that are none are left out. */
export const embedOriginsOf = (given: unknown): string[] => [...new Set(linesOf(given).flatMap((line) => originIn(line) ?? []))]

/** What is wrong with the setting's text: the first line that is no origin, else too many of them. */
export function problemsOfOrigins(path: 'embedOrigins' | 'apiOrigins', given: unknown): Problem[] {
  const lines = linesOf(given)
  const wrong = lines.find((line) => originIn(line) === undefined)
  if (wrong !== undefined) return [{ path, key: 'validation.embedOrigin', params: { line: wrong } }]
  return lines.length > maxOrigins ? [{ path, key: 'validation.embedOriginsMost', params: { max: maxOrigins } }] : []
}

/** What is wrong with the address for links in messages. */
export const problemsOfLinkOrigin = (given: unknown): Problem[] =>
  typeof given === 'string' && originIn(given) === undefined ? [{ path: 'linkOrigin', key: 'validation.linkOrigin', params: {} }] : []
