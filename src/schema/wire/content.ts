// The call of whatever shows what the tenant publishes.

/** Calls by our name; wire.ts has them all. */
export const contentCalls = {
  landingContent: { method: 'GET', path: '/landing-page/content' },
  landingLegal: { method: 'GET', path: '/landing-page/legal' },
} as const
