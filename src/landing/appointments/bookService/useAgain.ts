import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'wouter'
import { HttpError, toasts } from '../../../http/index.ts'
import { appointmentDetails } from '../../../schema/appointments/calls.ts'
import type { CustomerAppointment } from '../../../schema/appointments/customerBooking.ts'
import { call } from '../../core/api.ts'
import { useBooking } from './booking.tsx'
import { likeLastTime } from './likeLastTime.ts'

/** Fills the draft from an earlier booking and goes to the first unanswered step. */
export function useLikeLastTime(): (appointment: CustomerAppointment) => Promise<void> {
  const { change, go } = useBooking()
  return useCallback(
    async (appointment) => {
      const { answers, whole } = await likeLastTime(appointment)
      change(answers)
      if (!whole) toasts.error({ key: 'landing.book.again.missing' })
      go('time')
    },
    [change, go],
  )
}

/** Fills the draft once from the booking that the address names with `?again=<id>`. */
export function useAgain(): void {
  const take = useLikeLastTime()
  const [query, setQuery] = useSearchParams()
  const id = query.get('again')
  const begun = useRef<string>(undefined)
  useEffect(() => {
    if (!id || begun.current === id) return
    begun.current = id
    setQuery(
      (last) => {
        last.delete('again')
        return last
      },
      { replace: true },
    )
    call(appointmentDetails, { id })
      .then(({ appointment }) => take(appointment))
      .catch((failure: unknown) => {
        if (!(failure instanceof HttpError)) throw failure
      })
  }, [id, setQuery, take])
}
