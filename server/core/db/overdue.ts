// Stored expiry times, compared with clocks that may have been wrong.
import { sql, type RawBuilder } from 'kysely'

/** Maximum difference in milliseconds assumed between the clocks of two processes. */
export const clockSlack = 60_000

/**
 * SQL for whether the time in a column has passed. `ahead`: the most milliseconds that it was in the future when it was written. A later
 * time was written by a clock that was set back since; it counts as passed, because waiting for it could take days.
 */
export const isOver = (column: RawBuilder<unknown>, now: Date, ahead: number): RawBuilder<boolean> =>
  sql<boolean>`(${column} <= ${now.toISOString()} or ${column} > ${new Date(now.getTime() + ahead + clockSlack).toISOString()})`
