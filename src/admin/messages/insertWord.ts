/** The text with a word in place of the selection, with spaces where needed; and the new position of the caret. */
export function insertWord(text: string, word: string, from: number, to: number): { text: string; caret: number } {
  const [before, after] = [text.slice(0, from), text.slice(to)]
  const start = before && !/[\s({«"]$/.test(before) ? `${before} ` : before
  const end = after && !/^[\s.,:;!?)}»"،؛؟]/.test(after) ? ` ${after}` : after
  return { text: start + word + end, caret: start.length + word.length }
}
