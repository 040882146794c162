// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  loyaltyKind: ['earned', 'redeemed', 'reversed', 'adjusted'],
} as const
