// The rate of a campaign's messages: a number a minute, queued only seconds ahead, so that a pause takes effect quickly.

/** Milliseconds that are queued ahead. */
export const ahead = 10_000
/** Milliseconds of the past that may be caught up, since the job runs about every fifteen seconds. */
const madeUp = 20_000
const minute = 60_000

/**
 * The time from which messages are due, and how many may be queued up to `ahead`. `until`: the time up to which messages are queued
 * already, ISO UTC.
 */
export function allowanceAt(now: Date, until: string | undefined, perMinute: number): { from: number; count: number } {
  const paid = until === undefined ? now.getTime() : Date.parse(until)
  const from = Math.max(paid, now.getTime() - madeUp)
  return { from, count: Math.max(0, Math.floor(((now.getTime() + ahead - from) * perMinute) / minute)) }
}

/** The due time of the nth of them. */
export const dueOf = (from: number, nth: number, perMinute: number): Date => new Date(from + Math.ceil((nth * minute) / perMinute))
