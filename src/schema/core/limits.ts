// The specification's business constants (sections 5 and 9), each written once.

/** Section 9, section 5 and the one-time codes' rules; times in seconds unless named otherwise. */
export const limits = {
  page: 1,
  pageSize: 10,
  pageSizes: [10, 25, 50, 100],
  exactTotal: 10_000,
  maxRating: 5,
  maxNps: 10,
  longestMinutes: 100_000,
  passwordLength: 15,
  uploadBytes: 4_000_000,
  otpDigits: 6,
  otpLifetime: 300,
  otpResendAfter: 60,
  otpTries: 5,
  textLength: 200,
  longTextLength: 5000,
  restoreDays: 30,
  minutesGap: 15,
  // Starts of bookings and of blocked times: those of a branch's slots, whose length is a multiple of it.
  slotGap: 5,
  bulkRows: 10_000,
} as const

/** Dates and times as section 9 writes them, in dayjs notation. */
export const formats = { date: 'DD/MM/YYYY', isoDate: 'YYYY-MM-DD', time: 'HH:mm', time12: 'hh:mm A' } as const
/** Section 9: languages by route word, id and code. */
export const languages = {
  english: { id: 1, code: 'en', direction: 'ltr', locale: 'en-GB' },
  arabic: { id: 2, code: 'ar', direction: 'rtl', locale: 'ar-SA-u-ca-gregory-nu-latn' },
} as const
/** The word of a language in routes and in the names of text files. */
export type LanguageWord = keyof typeof languages
/** Section 9: support numbers; the second is one dealer brand's. Neither is a mobile. */
export const supportNumbers = { default: '8001272222', brand: '920002999' } as const
/** Section 9: brand colours of a tenant that has set none. */
export const defaultColours = { primary: '#1e90ff', secondary: '#D1E8FF' } as const
/** Section 9: showroom hours. */
export const showroomHours = { from: '10:00', to: '19:00' } as const
