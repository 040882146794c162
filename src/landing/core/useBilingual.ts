import type { Bilingual } from '../../schema/core/values.ts'
import { codeOf, useLanguage } from '../../i18n/index.ts'

/** Returns the person's language of a bilingual value. */
export function useBilingual(): (text: Bilingual) => string {
  const code = codeOf(useLanguage())
  return (text) => text[code]
}
