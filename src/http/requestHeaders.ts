import { headers } from '../schema/core/wireWords.ts'
import { session } from '../session/index.ts'
import { spokenLanguage, type Side } from './surroundings.ts'

const isRelative = (url: string) => !/^([a-z][a-z0-9+.-]*:)?\/\//i.test(url)
const cookieNamed = (cookies: string, name: string) => {
  // With https the cookie's name begins with __Host- and comes last, so that an old one, or one of another host, is ignored.
  const pair = cookies
    .split('; ')
    .filter((one) => one.includes(`${name}=`))
    .sort()
    .at(-1)
  return pair && decodeURIComponent(pair.slice(pair.indexOf('=') + 1))
}

/** The headers of a request (specification, section 7); the token only when `authorized`. */
export function requestHeaders(side: Side, request: { method: string; url: string; authorized: boolean; cookies: string }): Headers {
  const given = new Headers({ [headers.from]: headers.fromValue, [headers.language]: spokenLanguage(), accept: 'application/json' })
  const tenant = session.get('clientDetail')?.tenantId
  if (tenant) given.set(headers.tenant, tenant)
  const token = session.get(side === 'landing' ? 'accessToken' : 'token')
  if (request.authorized && token) given.set('authorization', `Bearer ${token}`)
  if (request.method === 'GET' || !isRelative(request.url)) return given
  const crossSite = cookieNamed(request.cookies, headers.csrfCookie)
  if (crossSite) given.set(headers.csrf, crossSite)
  return given
}
