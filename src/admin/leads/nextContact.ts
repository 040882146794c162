// When a lead is contacted next, as one press says it.
import { dayOf, momentOf } from '../../schema/core/time/zone.ts'
import { limits } from '../../schema/core/limits.ts'
import { dayMs } from '../../schema/core/time/dayLength.ts'

const hourMs = 3_600_000
const gapMs = limits.minutesGap * 60_000
/** The hour of the day, 'HH:mm', at which people are called on a later day. */
export const callingHour = '11:00'
/** The choices in their order; `other` is a time of the person's own. */
export const nextContacts = ['none', 'hour', 'tomorrow', 'three', 'other'] as const
/** One of them. */
export type NextContact = (typeof nextContacts)[number]

/** The moment of a choice (ISO, UTC); null where there is none, or the person gives it. */
export function momentOfChoice(choice: NextContact, now: Date, timeZone: string): string | null {
  const at = (days: number) => momentOf(`${dayOf(now.getTime() + days * dayMs, timeZone)} ${callingHour}`, timeZone)
  // Times that people give are on the gap (specification, section 5): never sooner than in an hour.
  if (choice === 'hour') return new Date(Math.ceil((now.getTime() + hourMs) / gapMs) * gapMs).toISOString()
  if (choice === 'tomorrow') return at(1)
  return choice === 'three' ? at(3) : null
}
