// The content security policy of pages: every source is named, inline scripts and styles by hash.
import { createHash } from 'node:crypto'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const inside = (html: string, element: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(([, text = '']) => hashOf(text))

/** The hashes of a page's inline scripts and styles. */
export interface Inline {
  scripts: string[]
  styles: string[]
}

/** The hashes for a part of a page. Data (`<script type="application/json">`) is not executed and needs none. */
export const inlineOf = (html: string): Inline => ({ scripts: inside(html, 'script'), styles: inside(html, 'style') })

/** The external sources of a tenant's pages. */
export interface Elsewhere {
  /** Origins of pictures; `{s}` in a host stands for any subdomain. Null while the tenant is unknown: then any https source is allowed. */
  pictures: readonly string[] | null
  /** Addresses that the page's code reads: a tenant's PMTiles file. */
  read?: readonly string[]
  /** Whether the tenant has a key for Google Maps, which loads Google's script (specification, section 7). */
  googleMaps: boolean
}

// Emotion starts with an empty style element and adds rules through the CSS object model, which the policy does not restrict.
const emptyStyle = hashOf('')
const google = ['https://maps.googleapis.com', 'https://maps.gstatic.com']

/** The origin of an address in the policy's notation; empty for a relative path and for anything that is no address. */
export function originOf(address: string): string[] {
  const [, origin] = /^(https:\/\/[^/?#\s;,']+)/.exec(address) ?? []
  return origin ? [origin.replace(/^https:\/\/\{s\}\./, 'https://*.')].filter((one) => /^https:\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(one)) : []
}

/** The policy of a page. `bases` are the API addresses that it calls, `framedBy` the origins that may show it in a frame. */
export function pagePolicy(
  parts: readonly Inline[],
  { pictures, read = [], googleMaps }: Elsewhere,
  bases: readonly string[],
  framedBy: readonly string[] = [],
): string {
  const shown = pictures?.flatMap(originOf) ?? ['https:']
  const called = bases.flatMap(originOf)
  const maps = googleMaps ? google : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...parts.flatMap(({ scripts }) => scripts), ...maps],
    'style-src': ["'self'", emptyStyle, ...parts.flatMap(({ styles }) => styles)],
    'img-src': ["'self'", 'data:', 'blob:', ...called, ...shown, ...maps],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...called, ...read.flatMap(originOf), ...maps],
    // The picture library starts a worker from a blob of its own code.
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': framedBy.length > 0 ? framedBy : ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ')
}

/** The policy of built files: a worker among them runs under the policy it was served with. */
export const assetPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"

/** The policy of a standalone page with one inline style and forms that post to the same origin. */
export const lonePolicy = (html: string): string =>
  `default-src 'none'; style-src ${inlineOf(html).styles.join(' ')}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
