// The order of the lines of a work queue.
const hour = 3_600_000

/** What the order depends on. */
export interface Rankable {
  /** The place of its kind for the person's designation, from 0. */
  place: number
  /** Since when or until when it waits, ISO 8601. */
  at: string
  /** Whether a colleague works on it. */
  elsewhere: boolean
}

/** Hours since its moment; negative: until it. */
const hoursOf = ({ at }: Rankable, now: number): number => (now - Date.parse(at)) / hour
/** Whether it can wait: it is older than a day, or a colleague has it and is in time. */
const canWait = (line: Rankable, now: number): boolean => {
  const hours = hoursOf(line, now)
  return hours > 24 || (line.elsewhere && hours < 0)
}

/**
 * The lines in the order in which to work: what cannot wait before what can; one's own and what nobody has before what colleagues have; then
 * by kind; of a kind the last four hours first, then what waits longest; of what can wait the newest, which is likelier won.
 */
export function rankQueue<L extends Rankable>(lines: readonly L[], now: Date): L[] {
  const present = now.getTime()
  return lines.toSorted((one, other) => {
    const later = canWait(one, present)
    const waits = Date.parse(one.at) - Date.parse(other.at)
    const isPast = (line: Rankable) => Number(!later && hoursOf(line, present) > 4)
    return (
      Number(later) - Number(canWait(other, present)) ||
      Number(one.elsewhere) - Number(other.elsewhere) ||
      one.place - other.place ||
      isPast(one) - isPast(other) ||
      (later ? -waits : waits)
    )
  })
}
