import { codeOf, useLanguage } from '../../i18n/index.ts'

/** Returns the person's language of a bilingual value. */
export function useBilingual(): (text: { en: string; ar: string }) => string {
  const code = codeOf(useLanguage())
  return (text) => text[code]
}
