// The calls of paying in instalments.

/** Calls by our name; wire.ts has them all. */
export const tamaraCalls = {
  tamaraOffers: { method: 'GET', path: '/landing-page/tamara-offers' },
  tamaraCheckout: { method: 'POST', path: '/landing-page/tamara-checkout' },
  tamaraOrder: { method: 'GET', path: '/landing-page/tamara-order' },
  tamaraOrderCancel: { method: 'POST', path: '/landing-page/tamara-order-cancel' },
} as const
/** Where the provider sends its notices, for a tenant; no call of ours. */
export const tamaraNoticePath = '/webhooks/tamara'
