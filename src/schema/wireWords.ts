// The wire's fixed words. Apart from the paths, because every page needs these and none needs all of those.

/** The one call that takes a form with a file instead of JSON. */
export const uploadCall = { method: 'POST', path: '/common/upload-file' } as const
/** Header names of the wire. */
export const headers = {
  from: 'from',
  fromValue: 'landing-page',
  tenant: 'tenant',
  csrf: 'x-xsrf-token',
  csrfCookie: 'XSRF-TOKEN',
  idempotency: 'idempotency-key',
  proof: 'x-altcha',
  language: 'accept-language',
  build: 'wakeel-build',
} as const
/** The API base when the environment names none. */
export const defaultApiBase = '/api'
/** The one call that goes on: a stream of changes as they happen. */
export const liveCall = { method: 'GET', path: '/staffs/live' } as const
