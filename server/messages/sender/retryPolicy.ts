// Delays between attempts to send a message.

/** Seconds before the second attempt, the third and so on, about two hours in all. After the last one the message has failed. */
const waits = [10, 30, 120, 600, 1800, 5400]
/** Milliseconds to wait after a call with unknown result before asking the provider, which may still be processing it. */
export const afterDoubt = 20_000

/**
 * The time of the next attempt after `tries`; undefined when there is none. Varied by a fifth, so that messages are not all retried at
 * once.
 */
export function nextTry(tries: number, now: Date): Date | undefined {
  const seconds = waits[tries - 1]
  return seconds === undefined ? undefined : new Date(now.getTime() + seconds * 1000 * (0.8 + Math.random() * 0.4))
}
