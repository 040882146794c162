// Which characters make an English SMS dearer, and what stands for them. They are replaced where a person chooses so; what changes no letter is
// replaced in any case (smsText).
import { SegmentedMessage } from 'sms-segments-calculator'
import { plainPunctuation, smsSize } from './smsParts.ts'

// GSM-7 writes these with two characters each.
const double: Readonly<Record<string, string>> = { '[': '(', ']': ')', '~': '-', '|': '/', '\\': '/' }
// Letters and signs that do not come apart into a plain letter and its marks.
const singles: Readonly<Record<string, string>> = {
  ...{ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', þ: 'th', Þ: 'Th', ı: 'i', œ: 'oe', Œ: 'OE' },
  ...{
    '©': '(c)',
    '®': '(R)',
    '×': 'x',
    '÷': '/',
    '•': '-',
    '→': '->',
    '←': '<-',
    '′': "'",
    '″': '"',
    '`': "'",
    '´': "'",
    '«': '"',
    '»': '"',
  },
}
// Pictures, and marks that nobody sees.
const without = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Cf}\p{Variation_Selector}]/u

// Needed for each letter at each press of a key.
const known = new Map<string, boolean>()
function isPlain(letter: string): boolean {
  const plain = known.get(letter) ?? new SegmentedMessage(letter).encodingName === 'GSM-7'
  known.set(letter, plain)
  return plain
}
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const lettersOf = (text: string): string[] => [...letters.segment(text)].map(({ segment }) => segment)

/** What stands for a character that GSM-7 lacks; the character itself where nothing does, as for Arabic letters. */
function plainOf(letter: string): string {
  if (isPlain(letter)) return letter
  const single = singles[letter]
  if (single !== undefined) return single
  const apart = letter.normalize('NFKD').replace(/\p{M}/gu, '')
  if (apart !== '' && isPlain(apart)) return apart
  return without.test(letter) ? '' : letter
}

/** The text with plain characters in place of dear ones. Letters of other scripts stay. */
export function plainLetters(text: string, alsoDouble = false): string {
  const plain = lettersOf(plainPunctuation(text))
    .map((letter) => (alsoDouble ? (double[letter] ?? plainOf(letter)) : plainOf(letter)))
    .join('')
  // Where a picture stood between two spaces.
  return plain === text ? text : plain.replace(/ {2,}/g, ' ').trim()
}

/** What makes a text dearer than plain letters. */
export interface Dear {
  /** The characters in the text as it was written, each once, and those that come with the values that are filled in. */
  written: string[]
  filledIn: string[]
  /** The written text without them, and the parts of the message then. */
  plain: string
  parts: number
}

/** What makes an English text dearer; null where nothing does. `fill` replaces its placeholders. */
export function dearIn(words: string, fill: (words: string) => string): Dear | null {
  const filled = fill(words)
  const size = smsSize(filled)
  const named = (text: string, isDear: (letter: string) => boolean) => [...new Set(lettersOf(plainPunctuation(text)).filter(isDear))]
  if (size.encoding === 'UCS-2') {
    const isDear = (letter: string) => !isPlain(letter)
    const written = named(words, isDear)
    const plain = plainLetters(words)
    const filledIn = named(filled, isDear).filter((letter) => !written.includes(letter))
    return { written, filledIn, plain, parts: smsSize(fill(plain)).parts }
  }
  const plain = plainLetters(words, true)
  const { parts } = smsSize(fill(plain))
  if (parts >= size.parts) return null
  return { written: named(words, (letter) => letter in double), filledIn: [], plain, parts }
}
