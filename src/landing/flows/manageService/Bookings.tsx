import { useCallback } from 'react'
import { useSearchParams } from 'wouter'
import { useTranslate } from '../../../i18n/index.ts'
import type { CustomerAppointment } from '../../../schema/endpoints.ts'
import { Missing } from '../../parts/Missing.tsx'
import { Skeletons } from '../../parts/Skeletons.tsx'
import { useCall } from '../../useCall.ts'
import { BookingDetails } from './BookingDetails.tsx'
import { BookingList } from './BookingList.tsx'
import { CancelBooking } from './CancelBooking.tsx'
import { MoveBooking } from './MoveBooking.tsx'

const acts = { move: MoveBooking, cancel: CancelBooking }
/** What is being done to a booking. */
export type Act = keyof typeof acts
const isAct = (word: string | null): word is Act => word !== null && Object.hasOwn(acts, word)

/** The list, one booking, or a change to it; the address says which, so that back means back. */
export function Bookings() {
  const t = useTranslate()
  const [query, setQuery] = useSearchParams()
  const upcoming = useCall('customerAppointments', { when: 'upcoming' })
  const past = useCall('customerAppointments', { when: 'past' })
  const open = useCallback(
    (id: string | undefined, act?: Act) =>
      setQuery((last) => {
        const next = new URLSearchParams(last)
        for (const [name, value] of [
          ['booking', id],
          ['act', act],
        ] as const) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      }),
    [setQuery],
  )

  const { again: askUpcoming } = upcoming
  const { again: askPast } = past
  const refresh = useCallback(() => {
    askUpcoming()
    askPast()
  }, [askUpcoming, askPast])
  if (upcoming.failed || past.failed) return <Missing again={refresh} />
  if (!upcoming.data || !past.data) return <Skeletons count={3} height={120} />

  const booking: CustomerAppointment | undefined = [...upcoming.data.data, ...past.data.data].find(({ id }) => id === query.get('booking'))
  if (!booking) return <BookingList upcoming={upcoming.data.data} past={past.data.data} onOpen={open} />
  const act = query.get('act')
  const Changing = isAct(act) && booking.changeable ? acts[act] : undefined
  const toDetails = () => open(booking.id)
  return (
    <section aria-label={t('landing.manage.booking', { ref: booking.ref })} className="stack">
      {Changing ? (
        <Changing
          appointment={booking}
          onBack={toDetails}
          onChanged={() => {
            refresh()
            toDetails()
          }}
        />
      ) : (
        <BookingDetails appointment={booking} onBack={() => open(undefined)} onAct={(wanted) => open(booking.id, wanted)} />
      )}
    </section>
  )
}
