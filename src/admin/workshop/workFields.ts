/** The fields of additional work that a person types. */
export const workFields = ['name', 'price', 'minutes', 'reason', 'photos'] as const
