// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  brandClass: ['brand-luxury', 'brand-performance'],
  brandFont: ['serif', 'wide'],
} as const
