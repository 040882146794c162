// Maps a file's column headings to the feed's columns: by our name, or by the label in either language.
import { latinDigits } from '../../../src/schema/core/values/digits.ts'
import { enumerations, type EnumerationName, type Word } from '../../../src/schema/enumerations.ts'
import type { LanguageWord } from '../../../src/schema/core/limits.ts'
import type { Texts } from '../../core/texts.ts'
import { wordKey } from '../../../src/schema/core/dataKeys.ts'

/** A column of a feed's file. */
export type FeedColumn = Word<'feedColumn'>
/** A line's values by column. */
export type FeedValues = Partial<Record<FeedColumn, string>>

/** The required columns. */
export const neededColumns: readonly FeedColumn[] = ['reference', 'mobile', 'description']

const folded = (text: string): string =>
  latinDigits(text)
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')

/** The enumeration value that a text means: the value itself, or its label in either language. */
export function wordMeant<N extends EnumerationName>(texts: Texts, name: N, text: string): Word<N> | undefined {
  const wanted = folded(text)
  const said = (word: string, language: LanguageWord) => folded(texts(language, wordKey(name, word)))
  const words = enumerations[name] as readonly Word<N>[]
  return words.find((word) => [folded(word), said(word, 'english'), said(word, 'arabic')].includes(wanted))
}

/** The feed's column at each index of a heading; undefined for an unknown one. */
export const columnsOf = (texts: Texts, heading: readonly string[]): (FeedColumn | undefined)[] =>
  heading.map((cell) => wordMeant(texts, 'feedColumn', cell))

/** A line's values by column; when a column occurs twice, the first non-empty value is used. */
export function valuesOf(columns: readonly (FeedColumn | undefined)[], cells: readonly string[]): FeedValues {
  const values: FeedValues = {}
  columns.forEach((column, place) => {
    const text = (cells[place] ?? '').trim()
    if (column && text !== '' && values[column] === undefined) values[column] = text.slice(0, 10_000)
  })
  return values
}
