// While a dialog asks a person something about a row, the row does not change under it: what came meanwhile is shown afterwards.

const waiting = new Set<() => void>()
// Anyone who draws a dialog need not know of this: dialogs hang at the end of the page, each by itself.
const isVisibleQuestion = () => document.querySelector('.MuiDialog-root') !== null

let watch: MutationObserver | undefined
function look(): void {
  if (isVisibleQuestion()) return
  watch?.disconnect()
  watch = undefined
  const due = [...waiting]
  waiting.clear()
  for (const work of due) work()
}

/** Does it now, or once no dialog is open any more. */
export function whenFree(work: () => void): void {
  if (!isVisibleQuestion()) return work()
  waiting.add(work)
  if (watch) return
  watch = new MutationObserver(look)
  watch.observe(document.body, { childList: true })
}
