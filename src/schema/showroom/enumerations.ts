// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  stockCarStatus: ['available', 'reserved', 'sold'],
  carCondition: ['new', 'used'],
  carBody: ['sedan', 'suv', 'pickup', 'hatchback', 'coupe', 'van'],
} as const
