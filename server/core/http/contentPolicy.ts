// What a page of ours may load and run: named one by one, by hash where it stands in the page itself.
import { createHash } from 'node:crypto'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const inside = (html: string, element: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${element}>([\\s\\S]*?)</${element}>`, 'g'))].map(([, text = '']) => hashOf(text))

/** The inline scripts and styles of a page, by hash. */
export interface Inline {
  scripts: string[]
  styles: string[]
}

/** Those of a part of a page. Data (`<script type="application/json">`) is never run and needs none. */
export const inlineOf = (html: string): Inline => ({ scripts: inside(html, 'script'), styles: inside(html, 'style') })

/** What a tenant's pages show from elsewhere. */
export interface Elsewhere {
  /** Addresses of pictures; `{s}` in a host stands for any. Null while it is not known whose page it is: then any that are encrypted. */
  pictures: readonly string[] | null
  /** The tenant's key asks for Google's script (specification, section 7). */
  googleMaps: boolean
}

// Emotion begins with an empty element and adds its rules through the object model, which needs no leave.
const emptyStyle = hashOf('')
const google = ['https://maps.googleapis.com', 'https://maps.gstatic.com']

/** The origin of an address as a policy names it; nothing for a path of our own or what is no address. */
export function originOf(address: string): string[] {
  const [, origin] = /^(https:\/\/[^/?#\s;,']+)/.exec(address) ?? []
  return origin ? [origin.replace(/^https:\/\/\{s\}\./, 'https://*.')].filter((one) => /^https:\/\/(\*\.)?[\w.-]+(:\d+)?$/.test(one)) : []
}

/** The policy of a page. `bases` are where it calls the API. */
export function pagePolicy(parts: readonly Inline[], { pictures, googleMaps }: Elsewhere, bases: readonly string[]): string {
  const shown = pictures?.flatMap(originOf) ?? ['https:']
  const called = bases.flatMap(originOf)
  const maps = googleMaps ? google : []
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...parts.flatMap(({ scripts }) => scripts), ...maps],
    'style-src': ["'self'", emptyStyle, ...parts.flatMap(({ styles }) => styles)],
    'img-src': ["'self'", 'data:', 'blob:', ...called, ...shown, ...maps],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...called, ...maps],
    // Pictures are made smaller in a worker that the library makes of its own text.
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${[...new Set(values)].join(' ')}`)
    .join('; ')
}

/** For files of the build: a worker among them runs by the policy that came with it. */
export const assetPolicy = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'"

/** For a page that stands alone with one style and forms to itself. */
export const lonePolicy = (html: string): string =>
  `default-src 'none'; style-src ${inlineOf(html).styles.join(' ')}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`
