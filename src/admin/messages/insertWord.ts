/** A text with a word put in the place of what was marked, a space on either side where letters would meet; and where the caret stands then. */
export function insertWord(text: string, word: string, from: number, to: number): { text: string; caret: number } {
  const [before, after] = [text.slice(0, from), text.slice(to)]
  const start = before && !/[\s({«"]$/.test(before) ? `${before} ` : before
  const end = after && !/^[\s.,:;!?)}»"،؛؟]/.test(after) ? ` ${after}` : after
  return { text: start + word + end, caret: start.length + word.length }
}
