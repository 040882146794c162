// Fixed names of the API. A file of their own, because every page needs these and none needs all paths of calls.

/** Header names. */
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
/** The API base where the environment sets none. */
export const defaultApiBase = '/api'
