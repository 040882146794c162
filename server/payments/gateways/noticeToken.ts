// The token of a provider's notice: a JWT with HS256. It proves the sender, but does not cover the notice's body.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds by which two clocks may differ. */
const leeway = 60
const read = (part: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
const sign = (body: string, key: string): Buffer => createHmac('sha256', key).update(body).digest()

/** Whether the token is signed with the key, names HS256, and is valid now. */
export function isNoticeToken(token: string, key: string, now: Date): boolean {
  const [, body = '', header = '', claims = '', signature = ''] = /^(([\w-]{2,500})\.([\w-]{2,3000}))\.([\w-]{43})$/.exec(token) ?? []
  if (key === '' || body === '') return false
  const given = Buffer.from(signature, 'base64url')
  const expected = sign(body, key)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  // Otherwise a token could name a weaker algorithm, or none.
  if (read(header)?.['alg'] !== 'HS256') return false
  const held = read(claims)
  if (!held) return false
  const seconds = now.getTime() / 1000
  const before = typeof held['nbf'] === 'number' ? held['nbf'] : held['iat']
  if (typeof before === 'number' && before > seconds + leeway) return false
  return typeof held['exp'] !== 'number' || held['exp'] > seconds - leeway
}

/** Makes such a token; `lifetime` in seconds. */
export function makeNoticeToken(key: string, now: Date, lifetime = 3600): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const iat = Math.floor(now.getTime() / 1000)
  const body = `${part({ typ: 'JWT', alg: 'HS256' })}.${part({ iss: 'Tamara', iat, exp: iat + lifetime })}`
  return `${body}.${sign(body, key).toString('base64url')}`
}
