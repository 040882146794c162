// Plural forms in CLDR's order, as the text files write them: English one|other, Arabic zero|one|two|few|many|other.
import { languages, type LanguageWord } from '../schema/core/limits.ts'

const order: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']
const rules = new Map<LanguageWord, { rules: Intl.PluralRules; forms: readonly Intl.LDMLPluralRule[] }>()

function rulesOf(word: LanguageWord) {
  const known = rules.get(word)
  if (known) return known
  const made = new Intl.PluralRules(languages[word].code)
  const used = made.resolvedOptions().pluralCategories
  const entry = { rules: made, forms: order.filter((form) => used.includes(form)) }
  rules.set(word, entry)
  return entry
}

/** Number of plural forms of a language. */
export const pluralForms = (word: LanguageWord): number => rulesOf(word).forms.length

/** Index of the plural form for a count. */
export function pluralIndex(word: LanguageWord, count: number): number {
  const { rules: made, forms } = rulesOf(word)
  return forms.indexOf(made.select(count))
}
