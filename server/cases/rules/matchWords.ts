// Finds the words of rules in a customer's text. Pure.
import { searchable } from '../../core/db/schema/columns.ts'

/** A word of a text: as it was written, and in the forms that are compared. */
interface Written {
  text: string
  forms: readonly string[]
}

// Attached to the front of Arabic nouns: 'and', 'so', 'with', 'like', 'for', and the article.
const attached = /^[وف]?(?:[بك]?ال|لل)(?=\p{L}{2})/u

/** The words of a text in order. */
function wordsIn(text: string): Written[] {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}ـ]*/gu) ?? []
  return words.map((word) => {
    const plain = searchable(word)
    return { text: word, forms: [plain, plain.replace(attached, '')] }
  })
}

/** One word of a rule: what a written word has to be, or, if `open`, to begin with. */
interface Wanted {
  forms: readonly string[]
  open: boolean
}

const phrasesOf = (words: string): Wanted[][] =>
  words
    .split(/[\n,،;؛]+/)
    .map((phrase) =>
      phrase
        .split(/\s+/)
        .flatMap((one) => wordsIn(one).map(({ forms }, place, all) => ({ forms, open: place === all.length - 1 && one.endsWith('*') }))),
    )
    .filter((phrase) => phrase.length > 0)

const fits = ({ forms, open }: Wanted, written: Written | undefined): boolean =>
  written?.forms.some((form) => forms.some((wanted) => (open ? form.startsWith(wanted) : form === wanted))) ?? false

/**
 * The customer's words, as they were written and each once, that a rule's words find; [] when it finds none. Case, spelling variants of
 * Arabic letters, marks, and the Arabic article with its prefixes make no difference.
 */
export function matchedWords(text: string, words: string): string[] {
  const written = wordsIn(text)
  const found = phrasesOf(words).flatMap((phrase) => {
    const start = written.findIndex((_, place) => phrase.every((wanted, offset) => fits(wanted, written[place + offset])))
    if (start < 0) return []
    return [
      written
        .slice(start, start + phrase.length)
        .map((word) => word.text)
        .join(' '),
    ]
  })
  return [...new Set(found)]
}
