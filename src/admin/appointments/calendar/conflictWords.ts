import type { Conflict } from '../../../schema/appointments/calls/calendar.ts'
import type { I18n } from '../../core/useI18n.ts'
import { namedKey } from '../../../schema/core/dataKeys.ts'

/** A conflict as a sentence. */
export function conflictWords({ translate, code: language }: I18n, { code, ref, name, reason }: Conflict): string {
  const known = (code === 'bayBusy' || code === 'advisorBusy') && !ref ? `${code}Unseen` : code
  return translate(namedKey(`admin.calendar.conflicts.${known}`), {
    ref: ref ?? '',
    name: name?.[language] ?? '',
    reason: reason ? translate(`enumerations.blockReason.${reason}`) : '',
  })
}
