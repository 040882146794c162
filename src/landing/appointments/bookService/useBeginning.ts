import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { HttpError, toasts } from '../../../http/index.ts'
import { appointmentDetails, recommendedServices } from '../../../schema/appointments/calls.ts'
import type { CustomerAppointment } from '../../../schema/appointments/customerBooking.ts'
import { session } from '../../../session/index.ts'
import { call } from '../../core/api.ts'
import { useBooking, type Booking } from './booking.tsx'
import { likeLastTime } from './likeLastTime.ts'
import { findBooking, useTakeProposal } from './proposal.ts'

const ignored = () => undefined

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

/** Takes a parameter, and one that belongs to it, out of the address and calls `begin` with its value, once; `begin` stays the same. */
function useTaken(name: string, begin: (value: string) => void, besides = name): void {
  const [query, setQuery] = useSearchParams()
  const value = query.get(name)
  const begun = useRef<string>(undefined)
  useEffect(() => {
    if (!value || begun.current === value) return
    begun.current = value
    setQuery(
      (last) => {
        last.delete(name)
        last.delete(besides)
        return last
      },
      { replace: true },
    )
    begin(value)
  }, [name, besides, value, setQuery, begin])
}

// The car to begin with: one of the person's that the address names or that they searched for; '' for any; undefined for none.
function firstCar({ draft, vehicles }: Booking, query: URLSearchParams): string | undefined {
  const own = (find: (vehicle: Booking['vehicles'][number]) => boolean) => vehicles.find(find)?.id
  if (query.has('waiting')) return ''
  const named = query.get('car')
  if (named) return own(({ id }) => id === named)
  if (query.has('again') || draft.vehicleId || draft.services.length > 0 || vehicles.length === 0) return undefined
  const searched = session.get('searchedCar')
  return searched ? own((vehicle) => vehicle[searched.by] === searched.value) : ''
}

/**
 * Fills the draft from what the address names: an earlier booking by `?again=<id>`, one of the person's cars by `?car=<id>`, with
 * `&service=<code>` and that service, the time that was offered to an entry on the waiting list by `?waiting=<id>`. Without either it
 * begins with a whole booking where a car of theirs is due. Answers whether that is still looked for.
 */
export function useBeginning(): boolean {
  const take = useLikeLastTime()
  const takeProposal = useTakeProposal()
  const booking = useBooking()
  const { change, go, setWaiting } = booking
  const [query] = useSearchParams()
  const [car, setCar] = useState(() => firstCar(booking, query))
  const [service] = useState(() => query.get('service'))
  const [entry] = useState(() => query.get('waiting'))
  const again = useCallback(
    (id: string) =>
      void call(appointmentDetails, { id })
        .then(({ appointment }) => take(appointment))
        .catch((failure: unknown) => {
          if (!(failure instanceof HttpError)) throw failure
        }),
    [take],
  )
  useTaken('again', again)
  useTaken('car', ignored, 'service')
  useTaken('waiting', ignored)
  useEffect(() => {
    if (car === undefined) return
    let left = false
    const offered = async (code: string) =>
      (await call(recommendedServices, { vehicleId: car }, { quiet: true })).data.some((offer) => offer.code === code)
    void (async () => {
      if (entry) return (await import('../waiting/openOffer.ts')).openOffer(entry)
      if (car && service && (await offered(service))) return service
      return findBooking(car ? { vehicleId: car } : {}, 'silent')
    })()
      .catch((failure: unknown) => {
        if (!(failure instanceof HttpError)) throw failure
        return null
      })
      .then((found) => {
        if (left) return
        if (typeof found === 'string') {
          change({ vehicleId: car, mileage: '', services: [found] })
          go('place')
        } else if (found) {
          takeProposal(found, 'afresh')
          if (entry) setWaiting(found.startAt ? { offer: entry } : 'list')
        } else if (car) {
          change({ vehicleId: car, mileage: '' })
          go('services')
        }
        session.remove('searchedCar')
        setCar(undefined)
      })
    return () => {
      left = true
    }
  }, [car, service, entry, takeProposal, change, go, setWaiting])
  return car !== undefined
}
