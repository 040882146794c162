import { useState } from 'react'
import type { Conflict } from '../../../schema/appointments/calls/calendar.ts'
import { rescheduleAppointment } from '../../../schema/appointments/calls.ts'
import { HttpError, toasts } from '../../../http/index.ts'
import { client } from '../../core/client.ts'
import { useI18n } from '../../core/useI18n.ts'
import { conflictWords } from './conflictWords.ts'
import type { Proposal } from './proposal.ts'

/** Moves a booking; shows the reason where it is refused. Returns true when it was moved. */
export function useReschedule(refresh: () => void) {
  const i18n = useI18n()
  const [saving, setSaving] = useState(false)
  const save = async ({ booking, startAt, endAt, advisorId, bay }: Proposal): Promise<boolean> => {
    setSaving(true)
    try {
      await client.call(
        rescheduleAppointment,
        { startAt, endAt, version: booking.version, ...(advisorId ? { advisorId } : {}), ...(bay ? { bay } : {}) },
        { params: { id: booking.id }, quiet: 'silent' },
      )
      return true
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      const conflict = failure.details['conflict'] as Conflict | undefined
      const text =
        failure.code === 'staleVersion'
          ? i18n.translate('admin.calendar.stale', { ref: booking.ref })
          : conflict
            ? conflictWords(i18n, conflict)
            : failure.message
      toasts.error({ text })
      return false
    } finally {
      setSaving(false)
      refresh()
    }
  }
  return { save, saving }
}
