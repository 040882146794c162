// Fields of requests whose word gives access without an id: links, codes, references.
import { defOf } from './zodParts.ts'
import type { Route } from './routes.ts'

const opening = new Set(['token', 'link', 'code', 'ref', 'preview'])
/** Those of a route, as `call field`. */
export function openingFields(route: Route): string[] {
  const keys = [route.params, route.query, route.body].flatMap((schema) => Object.keys((schema && shapeOf(schema)) ?? {}))
  return keys.filter((key) => opening.has(key) && !route.name.includes('_')).map((key) => `${route.name} ${key}`)
}
function shapeOf(schema: NonNullable<Route['body']>): Readonly<Record<string, unknown>> | undefined {
  const def = defOf(schema)
  return def.shape ?? (def.innerType ? shapeOf(def.innerType) : def.in ? shapeOf(def.in) : undefined)
}

/** Words that no session of another tenant can send, each with the reason. */
export const boundWords: Readonly<Record<string, string>> = {
  'verifyOtp code': 'counts with its requestId alone, which is an id and tried as one',
  'login code': 'counts with its requestId alone, which is an id and tried as one',
  'confirmAuthenticator code': 'counts for the session that sends it alone',
  'renewRecoveryCodes code': 'counts for the session that sends it alone',
  'endAuthenticator code': 'counts for the session that sends it alone',
  'passwordLink token': 'needs no session: the link itself names the tenant, for the person it was sent to',
  'setPassword token': 'needs no session: the link itself names the tenant, for the person it was sent to',
  'estimateDocumentByLink token': 'needs no session: the link itself names the tenant, for the person it was sent to',
  'landingSettings preview': 'preview.test.ts: a link of another tenant is over',
  'cancelGroup ref': 'for colleagues alone; bookingGroups.test.ts: one of another tenant is unknown',
  'tamaraCheckout origin': 'an address of the page, not of a row',
}
