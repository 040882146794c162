// The tenant's quiet hours: nobody is woken by what can wait.
import type { RowOf } from '../db/repository.ts'
import { dayOf, momentOf } from '../../../src/schema/core/zone.ts'
import { dayAfter } from './time.ts'

/** What a tenant calls quiet. */
export type Quiet = Pick<RowOf<'settings'>, 'quietFrom' | 'quietTo' | 'timeZone'>

/** The quiet stretch that a moment, ISO UTC, falls into, its end excluded; undefined by day. The same time twice is never quiet. */
export function quietAround({ quietFrom, quietTo, timeZone }: Quiet, moment: string): { from: string; to: string } | undefined {
  if (quietFrom === quietTo) return undefined
  const today = dayOf(moment, timeZone)
  const at = (day: string, time: string) => momentOf(`${day} ${time}`, timeZone)
  return [dayAfter(today, -1), today]
    .map((day) => ({ from: at(day, quietFrom), to: at(quietFrom < quietTo ? day : dayAfter(day, 1), quietTo) }))
    .find(({ from, to }) => from <= moment && moment < to)
}
