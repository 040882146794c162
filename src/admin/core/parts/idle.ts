// Parts that the first page does without are fetched once it stands, so that the first click waits for nothing.
type Load = () => Promise<unknown>
const timeoutMs = 4_000
/** How long a first page takes to stand, in ms: what it fetches itself goes first. */
const standing = 1_000
const waiting: Load[] = []
let begun = false

async function next(): Promise<void> {
  const load = waiting.shift()
  if (!load) return
  // What cannot be fetched now is asked for again by anyone who opens it.
  await load().catch(() => undefined)
  rest()
}
const rest = () =>
  'requestIdleCallback' in window
    ? requestIdleCallback(() => void next(), { timeout: timeoutMs })
    : setTimeout(() => void next(), timeoutMs)

/** Fetches a part in an idle moment after the first page; one at a time, in the order of asking. */
export function whenIdle(load: Load): void {
  waiting.push(load)
  if (begun) rest()
}

/** The first page is being shown: begins to fetch once it stands, these parts before the others. */
export function fetchWaiting(first: readonly Load[]): void {
  if (begun) return
  begun = true
  waiting.unshift(...first)
  setTimeout(rest, standing)
}
