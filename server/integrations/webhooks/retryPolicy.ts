// Delays between attempts to deliver.

const [minute, hour] = [60, 3600]
/** Seconds before the second attempt, the third and so on, a little over three days in all. After the last one the delivery has failed. */
const waits = [5, minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]

/** The time of the next attempt after `tries`; undefined when there is none. Varied by a tenth, so that not all are retried at once. */
export function nextTry(tries: number, now: Date): Date | undefined {
  const seconds = waits[tries - 1]
  return seconds === undefined ? undefined : new Date(now.getTime() + seconds * 1000 * (0.9 + Math.random() * 0.2))
}
