// The calls of asking about a car or anything else.

/** Calls by our name; wire.ts has them all. */
export const leadCalls = {
  askAsVisitor: { method: 'POST', path: '/landing-page/leads' },
  ownLead: { method: 'GET', path: '/landing-page/lead/{id}' },
} as const
