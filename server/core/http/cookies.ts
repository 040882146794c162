// Attributes of cookies, by where the page that asks is shown.
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import { headers } from '../../../src/schema/core/wireWords.ts'
import type { Services } from '../services.ts'
import { cookieName, isEncrypted } from './publicUrl.ts'

/** What the CSRF token of a page begins with that another site shows in a frame: calls of that page are recognised by it. */
export const framedMark = 'framed.'

/** Whether the request comes from a page in another site's frame, or opens one there. */
export const isFramed = (services: Services, request: FastifyRequest): boolean =>
  (request.headers['sec-fetch-dest'] === 'iframe' && request.headers['sec-fetch-site'] === 'cross-site') ||
  (request.cookies[cookieName(services, headers.csrfCookie)] ?? '').startsWith(framedMark)

/**
 * A cookie's attributes: sent by no other site. In another site's frame a browser takes such a cookie for a foreign one and drops it, so
 * there it is partitioned: kept and sent below that site alone.
 */
export const cookieFlags = (services: Services, request: FastifyRequest, sameSite: 'strict' | 'lax'): CookieSerializeOptions =>
  isFramed(services, request)
    ? { path: '/', secure: true, sameSite: 'none', partitioned: true }
    : { path: '/', secure: isEncrypted(services), sameSite }
