// The tenant's quiet hours, in which no advertising is sent.
import type { RowOf } from '../db/repository.ts'
import { dayAfter, localDay, momentOf } from './time.ts'

/** The settings of quiet hours. */
export type Quiet = Pick<RowOf<'settings'>, 'quietFrom' | 'quietTo'>

/** The quiet hours that contain a time (ISO UTC), end excluded; undefined outside them. Equal start and end mean no quiet hours. */
export function quietAround({ quietFrom, quietTo }: Quiet, moment: string): { from: string; to: string } | undefined {
  if (quietFrom === quietTo) return undefined
  const today = localDay(moment)
  return [dayAfter(today, -1), today]
    .map((day) => ({ from: momentOf(day, quietFrom), to: momentOf(quietFrom < quietTo ? day : dayAfter(day, 1), quietTo) }))
    .find(({ from, to }) => from <= moment && moment < to)
}
