// Finds words in a text as the server's search does: case, digits and interchangeable Arabic letters make no difference. Pure.
import { latinDigits } from '../../../schema/core/values/digits.ts'

/** A piece of a text, and whether it matches. */
export interface Piece {
  text: string
  marked: boolean
}

const spellings: [RegExp, string][] = [
  [/[أإآٱ]/, 'ا'],
  [/ة/, 'ه'],
  [/[ىیي]/, 'ي'],
  [/ک/, 'ك'],
  [/[\u064b-\u065f\u0670ـ]/, ''],
]
const foldCharacter = (character: string): string =>
  spellings.reduce((result, [from, to]) => result.replace(from, to), latinDigits(character).toLowerCase())

/** The normalised text for comparison. */
export const fold = (text: string): string => [...text].map(foldCharacter).join('')

/** The words of a search; a Saudi mobile is found as 05… as well as in its stored form. */
export const wordsOf = (typed: string): string[] =>
  fold(typed)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/^(?:0|966|00966)(?=5\d{2})/, ''))

/** The text in pieces, with matches marked. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const characters = [...text]
  const folded: string[] = []
  const origin: number[] = []
  for (const [at, character] of characters.entries()) {
    for (const part of foldCharacter(character)) {
      folded.push(part)
      origin.push(at)
    }
  }
  const whole = folded.join('')
  const marked = characters.map(() => false)
  for (const word of words.filter(Boolean)) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      for (let place = at; place < at + word.length; place += 1) marked[origin[place] ?? 0] = true
    }
  }
  const pieces: Piece[] = []
  for (const [at, character] of characters.entries()) {
    const last = pieces.at(-1)
    if (last && last.marked === marked[at]) last.text += character
    else pieces.push({ text: character, marked: marked[at] ?? false })
  }
  return pieces
}

/** Whether the text contains every word. */
export const holdsAll = (text: string, words: readonly string[]): boolean => {
  const folded = fold(text)
  return words.every((word) => folded.includes(word))
}

/** Whether the text contains any of the words. */
export const holdsAny = (text: string, words: readonly string[]): boolean => {
  const folded = fold(text)
  return words.some((word) => folded.includes(word))
}
