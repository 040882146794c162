import type { Bilingual } from '../../schema/core/bilingualOut.ts'
import { codeOf, useLanguage } from '../../i18n/index.ts'

/** Chooses the side of a bilingual value that the person reads. */
export function useBilingual(): (text: Bilingual) => string {
  const code = codeOf(useLanguage())
  return (text) => text[code]
}
