import { defaultTimeZone } from '../../../schema/core/time/region.ts'
import { session } from '../../../session/index.ts'
import type { call } from '../../core/api.ts'
import { dayOf } from '../../../schema/core/time/zone.ts'
import { appointmentTimes } from '../../../schema/appointments/calls.ts'
import type { BookingDraft } from './draft.ts'

/** Whether the chosen time is still free; true when the API cannot be reached. */
export async function isStillFree(
  { locationId, services, advisorId, startAt }: Pick<BookingDraft, 'locationId' | 'services' | 'advisorId' | 'startAt'>,
  ask: typeof call,
): Promise<boolean> {
  if (!locationId || !startAt) return false
  const date = dayOf(startAt, session.get('settings')?.timeZone ?? defaultTimeZone)
  const question = { locationId, services: services.join(','), date, ...(advisorId ? { advisorId } : {}) }
  try {
    const { data } = await ask(appointmentTimes, question, { quiet: 'silent' })
    return data.some(({ start, available }) => start === startAt && available)
  } catch {
    return true
  }
}
