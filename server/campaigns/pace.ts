// How fast a campaign's messages are paid out: so many a minute, never more than some seconds ahead, so that a pause takes hold at once.

/** Milliseconds that are paid out ahead. */
export const ahead = 10_000
/** Milliseconds of the past that are made up for: the work looks every fifteen seconds or so. */
const madeUp = 20_000
const minute = 60_000

/** From which moment messages are due, and how many there may be until `ahead`. `until`: what is paid out already, ISO. */
export function allowanceAt(now: Date, until: string | undefined, perMinute: number): { from: number; count: number } {
  const paid = until === undefined ? now.getTime() : Date.parse(until)
  const from = Math.max(paid, now.getTime() - madeUp)
  return { from, count: Math.max(0, Math.floor(((now.getTime() + ahead - from) * perMinute) / minute)) }
}

/** The moment of the nth of them. */
export const dueOf = (from: number, nth: number, perMinute: number): Date => new Date(from + Math.ceil((nth * minute) / perMinute))
