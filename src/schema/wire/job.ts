// The calls of a customer's page of one job in the workshop.

/** Calls by our name; wire.ts has them all. */
export const jobPageCalls = {
  jobByLink: { method: 'POST', path: '/landing-page/job' },
  decideJobServices: { method: 'POST', path: '/landing-page/job/decisions' },
} as const
/** Where the link's estimate is; a file, so no call. */
export const linkedEstimatePath = '/papers/estimate-by-link'
