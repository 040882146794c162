// Loads parts that the first page does not need once it is shown, so that the first click does not wait.
import { connected } from './connection.ts'

type Load = () => Promise<unknown>
const timeoutMs = 4_000
/** Time in ms that a first page takes to load: its own requests go first. */
const standing = 1_000
const waiting: Load[] = []
let begun = false

async function next(): Promise<void> {
  const load = waiting.shift()
  if (!load) return
  await connected()
  // What cannot be loaded now is loaded when it is opened.
  await load().catch(() => undefined)
  rest()
}
const rest = () =>
  'requestIdleCallback' in window
    ? requestIdleCallback(() => void next(), { timeout: timeoutMs })
    : setTimeout(() => void next(), timeoutMs)

/** Loads a part in an idle moment after the first page; one at a time, in the order of calls. */
export function whenIdle(load: Load): void {
  waiting.push(load)
  if (begun) rest()
}

/** Called when the first page is shown: starts loading after it, these parts before the others. */
export function fetchWaiting(first: readonly Load[]): void {
  if (begun) return
  begun = true
  waiting.unshift(...first)
  setTimeout(rest, standing)
}
