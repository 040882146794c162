// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  language: ['1', '2'],
  auditAction: ['create', 'update', 'delete', 'restore', 'move', 'import', 'merge', 'unmerge', 'export', 'erase'],
  auditActor: ['staff', 'apiKey', 'agent', 'customer', 'colleague', 'provider', 'job'],
  weekday: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
} as const
