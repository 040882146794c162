// How long the senders try, and what a message waits between two tries.

/** Seconds before the second try, the third and so on: about two hours in all. After the last one a message is a dead letter. */
const waits = [10, 30, 120, 600, 1800, 5400]
/** Milliseconds after a call of which nobody knows how it ended, before the provider is asked: it may still be working. */
export const afterDoubt = 20_000

/** When to try again after so many tries; undefined once it was tried often enough. A fifth more or less, so that not all come at once. */
export function nextTry(tries: number, now: Date): Date | undefined {
  const seconds = waits[tries - 1]
  return seconds === undefined ? undefined : new Date(now.getTime() + seconds * 1000 * (0.8 + Math.random() * 0.4))
}
