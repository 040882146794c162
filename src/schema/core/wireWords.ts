// The wire's fixed words. Apart from the paths, because every page needs these and none needs all of those.

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
/** Where the payment provider sends its notices, for a tenant; no call of ours. */
export const paymentNoticePath = '/webhooks/tamara'
