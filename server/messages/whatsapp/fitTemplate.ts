// Approved words are laid over a message's text: where they fit, what stands in their gaps fills the template, so that WhatsApp shows what the
// outbox says. Words that were changed since their approval do not fit.
import { smsText } from '../../../src/schema/messages/smsParts.ts'

const gap = /\{(\w+)\}/g
/** WhatsApp takes no line breaks, tabs or rows of spaces in a gap. */
const unfit = /[\n\r\t]| {5,}/

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function valuesBy(parts: readonly string[], text: string): string[] | undefined {
  const found = new RegExp(`^${parts.map(escaped).join('(.+?)')}$`, 's').exec(text)?.slice(1)
  return found?.some((value) => unfit.test(value)) ? undefined : found
}

/** The names of the gaps of words, in their order. */
export const gapsOf = (words: string): string[] => [...words.matchAll(gap)].map(([, name = '']) => name)

/** The values that make these words the text; undefined where they do not. */
export function fitTemplate(words: string, text: string): string[] | undefined {
  // Every second part is the name of a gap. A text for SMS may have plain punctuation in place of the words' own.
  const parts = words.split(gap).filter((_part, index) => index % 2 === 0)
  return valuesBy(parts, text) ?? valuesBy(parts.map(smsText), text)
}

/** The words with numbered gaps, as WhatsApp reads them. */
export function numbered(words: string): string {
  let count = 0
  return words.replace(gap, () => `{{${(count += 1)}}}`)
}
