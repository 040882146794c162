// Moments written down to be over soon, judged by clocks that may have been wrong.
import { sql, type RawBuilder } from 'kysely'

/** Milliseconds by which the clocks of two processes may differ. */
export const clockSlack = 60_000

/**
 * Whether the moment of a column is over, as SQL. It lay at most `ahead` milliseconds in the future when it was written: one that lies
 * further than that comes from a clock that was set back since, and counts as over too, or whatever waits for it would wait for days.
 */
export const isOver = (column: RawBuilder<unknown>, now: Date, ahead: number): RawBuilder<boolean> =>
  sql<boolean>`(${column} <= ${now.toISOString()} or ${column} > ${new Date(now.getTime() + ahead + clockSlack).toISOString()})`
