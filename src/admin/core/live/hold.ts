// While a dialog asks about a row, the row is not updated; changes are shown afterwards.

const waiting = new Set<() => void>()
// Dialogs are children of the body, so they need not register here.
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

/** Runs `work` now, or once no dialog is open. */
export function whenFree(work: () => void): void {
  if (!isVisibleQuestion()) return work()
  waiting.add(work)
  if (watch) return
  watch = new MutationObserver(look)
  watch.observe(document.body, { childList: true })
}
