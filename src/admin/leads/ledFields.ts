// What the head of a lead's page shows.

/** The fields with their labels. */
export const headFacts = [
  'age',
  'assigneeId',
  'stockCarId',
  'mobile',
  'customerId',
  'source',
  'locationId',
  'contactMethod',
  'preferredAt',
] as const
/** All fields, so that the facts leave them out. */
export const ledFields: readonly string[] = [...headFacts, 'name', 'type', 'makeId', 'model', 'message']
