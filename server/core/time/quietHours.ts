// The tenant's quiet hours, in which no advertising is sent.
import type { RowOf } from '../db/repository.ts'
import { dayOf, momentOf } from '../../../src/schema/core/time/zone.ts'
import { dayAfter } from './time.ts'

/** The settings of quiet hours. */
export type Quiet = Pick<RowOf<'settings'>, 'quietFrom' | 'quietTo' | 'timeZone'>

/** The quiet hours around a time, all ISO UTC, end excluded; undefined outside of them. Equal start and end mean that there are none. */
export function quietAround({ quietFrom, quietTo, timeZone }: Quiet, moment: string): { from: string; to: string } | undefined {
  if (quietFrom === quietTo) return undefined
  const today = dayOf(moment, timeZone)
  const at = (day: string, time: string) => momentOf(`${day} ${time}`, timeZone)
  return [dayAfter(today, -1), today]
    .map((day) => ({ from: at(day, quietFrom), to: at(quietFrom < quietTo ? day : dayAfter(day, 1), quietTo) }))
    .find(({ from, to }) => from <= moment && moment < to)
}
