import { defaultTimeZone } from '../../../schema/core/time/region.ts'
import { session } from '../../../session/index.ts'
import { call } from '../../core/api.ts'
import { dayOf } from '../../../schema/core/time/zone.ts'
import { appointmentTimes } from '../../../schema/appointments/calls.ts'
import type { TimeQuestion } from '../calendar/DayPicker.tsx'

/** Whether a start is still free; undefined when the API cannot be reached. */
export async function isStillFree(question: TimeQuestion, startAt: string): Promise<boolean | undefined> {
  const date = dayOf(startAt, session.get('settings')?.timeZone ?? defaultTimeZone)
  try {
    const { data } = await call(appointmentTimes, { ...question, date }, { quiet: 'silent' })
    return data.some(({ start, available }) => start === startAt && available)
  } catch {
    return undefined
  }
}
