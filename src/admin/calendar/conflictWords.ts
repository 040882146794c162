import type { Conflict } from '../../schema/calls/calendar.ts'
import type { Speaker } from '../speaker.ts'

/** Why it cannot go there, as a sentence. */
export function conflictWords({ translate, code: language }: Speaker, { code, ref, name, reason }: Conflict): string {
  const known = (code === 'bayBusy' || code === 'advisorBusy') && !ref ? `${code}Unseen` : code
  return translate(`admin.calendar.conflicts.${known}`, {
    ref: ref ?? '',
    name: name?.[language] ?? '',
    reason: reason ? translate(`enumerations.blockReason.${reason}`) : '',
  })
}
