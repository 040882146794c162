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

/** Takes a parameter out of the address and calls `begin` with its value, once. `begin` must stay the same between renders. */
function useTaken(name: string, begin: (value: string) => void): void {
  const [query, setQuery] = useSearchParams()
  const value = query.get(name)
  const begun = useRef<string>(undefined)
  useEffect(() => {
    if (!value || begun.current === value) return
    begun.current = value
    setQuery(
      (last) => {
        last.delete(name)
        return last
      },
      { replace: true },
    )
    begin(value)
  }, [name, value, setQuery, begin])
}

/** Fills the draft from what the address names: an earlier booking by `?again=<id>`, one of the person's cars by `?car=<id>`. */
export function useAddress(): void {
  const take = useLikeLastTime()
  const { vehicles, change, go } = useBooking()
  const again = useCallback(
    (id: string) =>
      void call(appointmentDetails, { id })
        .then(({ appointment }) => take(appointment))
        .catch((failure: unknown) => {
          if (!(failure instanceof HttpError)) throw failure
        }),
    [take],
  )
  const withCar = useCallback(
    (id: string) => {
      if (!vehicles.some((vehicle) => vehicle.id === id)) return
      change({ vehicleId: id, mileage: '' })
      go('services')
    },
    [vehicles, change, go],
  )
  useTaken('again', again)
  useTaken('car', withCar)
}
