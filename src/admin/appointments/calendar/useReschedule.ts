import { useSyncExternalStore } from 'react'
import { useAddUndoableMutation, useNotify } from 'react-admin'
import type { Calendar, Conflict } from '../../../schema/appointments/calls/calendar.ts'
import { rescheduleAppointment } from '../../../schema/appointments/calls.ts'
import { HttpError, toasts } from '../../../http/index.ts'
import { createStore } from '../../../session/index.ts'
import { client } from '../../core/client.ts'
import { useI18n } from '../../core/useI18n.ts'
import { conflictWords } from './conflictWords.ts'
import type { Proposal } from './proposal.ts'

/** Moves that can still be undone: shown, but not sent. They outlive the page. */
const waiting = createStore<readonly Proposal[]>([])
/** The newest version of a booking that was moved before the calendar was read again. */
const versions = new Map<string, number>()

/** The calendar with the moves that wait. */
const withMoves = (calendar: Calendar, moves: readonly Proposal[]): Calendar => ({
  ...calendar,
  bookings: calendar.bookings.map((booking) => {
    const move = moves.find((one) => one.booking.id === booking.id)
    if (!move) return booking
    const { startAt, endAt, advisorId, bay } = move
    return { ...booking, startAt, endAt, advisorId, bay: bay ?? booking.bay }
  }),
})

/**
 * Moves a booking at once on the screen, and for the server and the customer once the notice with its undo has closed; then shows the reason
 * where it is refused. `beforeOther`: before another booking is moved, the waiting move is sent, because that may be into its place.
 */
export function useReschedule(refresh: () => Promise<unknown>) {
  const i18n = useI18n()
  const notify = useNotify()
  const addUndoable = useAddUndoableMutation()
  const moves = useSyncExternalStore(waiting.subscribe, waiting.get)
  const send = async ({ booking, startAt, endAt, advisorId, bay }: Proposal) => {
    try {
      const version = Math.max(booking.version, versions.get(booking.id) ?? 0)
      const { appointment } = await client.call(
        rescheduleAppointment,
        { startAt, endAt, version, ...(advisorId ? { advisorId } : {}), ...(bay ? { bay } : {}) },
        { params: { id: booking.id }, quiet: 'silent' },
      )
      versions.set(booking.id, appointment.version)
    } catch (failure) {
      if (!(failure instanceof HttpError)) throw failure
      const conflict = failure.details['conflict'] as Conflict | undefined
      const text =
        failure.code === 'staleVersion'
          ? i18n.translate('admin.calendar.stale', { ref: booking.ref })
          : conflict
            ? conflictWords(i18n, conflict)
            : failure.message || i18n.translate('errors.unavailable')
      toasts.error({ text })
    }
  }
  const save = (proposal: Proposal) => {
    const { booking, startAt } = proposal
    waiting.set([...waiting.get().filter((one) => one.booking.id !== booking.id), proposal])
    const end = async (sent: boolean) => {
      if (sent) {
        await send(proposal)
        await refresh()
      }
      waiting.set(waiting.get().filter((one) => one !== proposal))
    }
    addUndoable(({ isUndo }) => void end(!isUndo))
    const newStart = startAt !== booking.startAt
    notify(newStart ? 'admin.calendar.movedTold' : 'admin.calendar.moved', { undoable: true, messageArgs: { ref: booking.ref } })
  }
  const beforeOther = ({ booking }: Proposal) => {
    if (!waiting.get().some((one) => one.booking.id !== booking.id)) return
    for (const { id, action } of toasts.list()) if (action?.key === 'admin.delete.undo') toasts.dismiss(id)
  }
  return { save, beforeOther, moved: (calendar: Calendar) => (moves.length > 0 ? withMoves(calendar, moves) : calendar) }
}
