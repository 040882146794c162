/** A text in both languages. */
export interface Bilingual {
  en: string
  ar: string
}
/** Whether a value is one. */
const isBilingual = (value: unknown): value is Bilingual => typeof value === 'object' && value !== null && 'en' in value && 'ar' in value

/** The text in a language; in the other one where it is missing. */
export const bilingualText = (value: unknown, code: 'en' | 'ar'): string =>
  isBilingual(value) ? value[code] || value[code === 'en' ? 'ar' : 'en'] : ''
