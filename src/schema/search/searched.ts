/** What the global search looks through, in the order it shows. */
export const searchedResources = ['customers', 'vehicles', 'appointments', 'leads'] as const
/** Rows the global search shows of each resource. */
export const searchRows = 5
