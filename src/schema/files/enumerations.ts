// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  fileType: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  uploadKind: ['general', 'brochure', 'colour', 'carImage', 'carousel', 'photo', 'logo'],
} as const
