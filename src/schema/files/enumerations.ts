// Lists of fixed words. Texts: enumerations.<list>.<word>.

/** The lists by name. */
export const enumerations = {
  fileType: [
    'image/jpeg',
    'image/png',
    'image/webp',
    'application/pdf',
    'audio/ogg',
    'audio/mpeg',
    'audio/mp4',
    'audio/aac',
    'audio/amr',
    'video/mp4',
    'video/3gpp',
  ],
  uploadKind: ['general', 'received', 'brochure', 'colour', 'carImage', 'carousel', 'photo', 'logo'],
} as const
