// The calls of a campaign's links on the landing.

/** Calls by our name; wire.ts has them all. */
export const optOutCalls = {
  campaignByLink: { method: 'POST', path: '/landing-page/campaign-link' },
  optOut: { method: 'POST', path: '/landing-page/opt-out' },
} as const
