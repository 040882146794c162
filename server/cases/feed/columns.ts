// Which column of a file is which: by our word, or by how either language says it.
import { latinDigits } from '../../../src/schema/core/values/digits.ts'
import { enumerations, type EnumerationName, type Word } from '../../../src/schema/enumerations.ts'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import type { Texts } from '../../core/texts.ts'
import { wordKey } from '../../../src/schema/core/dataKeys.ts'

/** A column of a feed's file. */
export type FeedColumn = Word<'feedColumn'>
/** What stood in a line, by column. */
export type FeedValues = Partial<Record<FeedColumn, string>>

/** Without these nothing of a file can be read. */
export const neededColumns: readonly FeedColumn[] = ['reference', 'mobile', 'description']

const folded = (text: string): string =>
  latinDigits(text)
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')

/** The word of a list that a text means: the word itself, or how either language says it. */
export function wordMeant<N extends EnumerationName>(texts: Texts, name: N, text: string): Word<N> | undefined {
  const wanted = folded(text)
  const said = (word: string, language: LanguageWord) => folded(texts(language, wordKey(name, word)))
  const words = enumerations[name] as readonly Word<N>[]
  return words.find((word) => [folded(word), said(word, 'english'), said(word, 'arabic')].includes(wanted))
}

/** The column at each place of a heading; undefined where it is none of ours. */
export const columnsOf = (texts: Texts, heading: readonly string[]): (FeedColumn | undefined)[] =>
  heading.map((cell) => wordMeant(texts, 'feedColumn', cell))

/** A line by column; of a column that stands twice the first that holds something counts. */
export function valuesOf(columns: readonly (FeedColumn | undefined)[], cells: readonly string[]): FeedValues {
  const values: FeedValues = {}
  columns.forEach((column, place) => {
    const text = (cells[place] ?? '').trim()
    if (column && text !== '' && values[column] === undefined) values[column] = text.slice(0, 10_000)
  })
  return values
}
