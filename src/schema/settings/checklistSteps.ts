/** The steps of a new tenant's first run, in order. */
export const checklistSteps = ['logo', 'colours', 'branches', 'hours', 'staff', 'flags', 'holidays'] as const
