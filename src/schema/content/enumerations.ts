// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  cmsKind: ['page', 'banner', 'carousel', 'offer', 'brochure', 'terms'],
  contentStatus: ['draft', 'published'],
} as const
